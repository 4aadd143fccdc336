import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsDefined,
  IsEmail,
  IsIn,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { PricedOptionBody } from './evaluation.commands.js';
import { OptionalText, Phone, Pincode, Text, WholeAmount } from './fields.js';

/** What a pickup cannot do without: decorators are checked from the lowest up, so what is missing is told as missing. */
const REQUIRED = 'Please fill in all required fields';

export class OrderUserBody {
  @Text(80) readonly name!: string;
  @MaxLength(120) @IsEmail({}, { message: 'Please enter a valid email address' }) readonly email!: string;
  @Phone() readonly phone!: string;
  @OptionalText(20) readonly addPhone: string = '';
  @Text(300, 'Please enter an address') readonly address!: string;
  @IsOptional() @Pincode() readonly orderpincode?: string;
}

export class PaymentBody {
  @IsIn(['cash'], { message: 'Payment is in cash only' }) @IsNotEmpty({ message: REQUIRED }) readonly type!: 'cash';
  @OptionalText(60) readonly id: string = '';
}

export class PickUpDetailsBody {
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'Please choose a pickup date' })
  @IsNotEmpty({ message: REQUIRED })
  readonly date!: string;
  @Text(20, REQUIRED) readonly time!: string;
}

export class OrderProductBody {
  @OptionalText(60) readonly category: string = '';
  @Text(120) readonly name!: string;
  @Text(120) readonly slug!: string;
  @Text(60) readonly variant!: string;
  @IsOptional() @IsString() @MaxLength(60) readonly colour?: string | null;
  /** The evaluated price the customer saw; refused where it is not the server's own. */
  @IsOptional() @WholeAmount() readonly price?: number;
  @IsOptional() @IsString() @MaxLength(300) readonly image?: string;
  @IsOptional() @IsString() @MaxLength(300) readonly productImage?: string;
  @OptionalText(60) readonly categorySlug: string = '';
  @IsOptional() @Pincode() readonly pincode?: string;
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(100)
  @ValidateNested({ each: true })
  @Type(() => PricedOptionBody)
  readonly options?: PricedOptionBody[];
}

export class PromoBody {
  /** `Not Applicable` or empty where none is used. */
  @OptionalText(30) readonly code: string = '';
  @IsOptional() @WholeAmount() readonly price?: number;
}

/** POST /order/create-order; `quoteId` may stand for price and options. */
export class CreateOrderBody {
  @IsIn(['web']) readonly platform!: 'web';
  @IsDefined() @IsObject() @ValidateNested() @Type(() => OrderUserBody) readonly user!: OrderUserBody;
  @IsDefined() @IsObject() @ValidateNested() @Type(() => PaymentBody) readonly payment!: PaymentBody;
  @IsDefined() @IsObject() @ValidateNested() @Type(() => PickUpDetailsBody) readonly pickUpDetails!: PickUpDetailsBody;
  @IsDefined() @IsObject() @ValidateNested() @Type(() => OrderProductBody) readonly productDetails!: OrderProductBody;
  @IsOptional() @IsObject() @ValidateNested() @Type(() => PromoBody) readonly promo?: PromoBody;
  @IsOptional() @IsString() @MaxLength(60) readonly quoteId?: string;
}

/** PUT /partner/requote/partner/{partnerPhone}/{orderId} */
export class RequoteBody {
  /** Whole rupees as a string: the new evaluated price. */
  @Matches(/^\d{1,8}$/, { message: 'The price must be whole rupees' }) readonly price!: string;
  @IsOptional() @Pincode() readonly pincode?: string;
  @IsArray()
  @ArrayMaxSize(100)
  @ValidateNested({ each: true })
  @Type(() => PricedOptionBody)
  readonly options!: PricedOptionBody[];
}

const FILL_ALL = 'Please fill all device information fields';
const Image = (): PropertyDecorator => Matches(/\S/, { message: FILL_ALL });

/** Images are data URLs, or the names that POST /files has answered with. */
export class DeviceInfoBody {
  @Text(20, FILL_ALL) readonly imeiNumber!: string;
  @Image() readonly imeiImage!: string;
  @Image() readonly deviceBill!: string;
  @Image() readonly idCard!: string;
  @Image() readonly customerImg!: string;
  @IsArray({ message: FILL_ALL })
  @ArrayMinSize(1, { message: FILL_ALL })
  @ArrayMaxSize(8)
  @Matches(/\S/, { each: true, message: FILL_ALL })
  readonly deviceImages!: string[];
  @IsOptional() @WholeAmount() readonly finalPrice?: number;
}

/** PUT /partner/complete-order/{orderId}/{partnerPhone} */
export class CompleteOrderBody {
  @IsDefined({ message: FILL_ALL })
  @IsObject({ message: FILL_ALL })
  @ValidateNested()
  @Type(() => DeviceInfoBody)
  readonly deviceInfo!: DeviceInfoBody;
}

/** PUT /partner/cancel-order/{orderId}/{partnerPhone} and POST /order/cancel-order/{orderId} */
export class CancelOrderBody {
  @Text(500, 'Please provide a cancellation reason') readonly cancellationReason!: string;
}
