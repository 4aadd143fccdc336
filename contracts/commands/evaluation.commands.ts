import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsDefined,
  IsIn,
  IsObject,
  IsOptional,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { OptionalText, Phone, Pincode, Text, WholeAmount } from './fields.js';

export class SelectedOptionBody {
  @Text(200) readonly heading!: string;
  @Text(200) readonly description!: string;
  @Text(20) readonly type!: string;
  @Text(200) readonly value!: string;
  @IsOptional() @IsBoolean() readonly bill?: boolean;
  @IsOptional() @IsString() @MaxLength(20) readonly displayAnswer?: string;
}

/** POST /product/calculate-price */
export class CalculatePriceBody {
  @Text(120) readonly productSlug!: string;
  @Pincode() readonly pincode!: string;
  @IsArray()
  @ArrayMaxSize(100)
  @ValidateNested({ each: true })
  @Type(() => SelectedOptionBody)
  readonly selectedOptions!: SelectedOptionBody[];
  @IsOptional() @IsString() @MaxLength(60) readonly categoryType?: string;
  @IsOptional() @IsString() @MaxLength(80) readonly name?: string;
  @IsOptional() @IsString() @MaxLength(120) readonly email?: string;
  @Text(60) readonly variant!: string;
  @IsOptional() @IsString() @MaxLength(60) readonly colour?: string | null;
  /** For a partner's re-evaluation: prices against the estimate that this order of theirs was placed at. */
  @IsOptional() @IsString() @MaxLength(40) readonly orderId?: string;
}

/** POST /product/get-price-by-pincode; the best variant's price where none is named. */
export class PriceByPincodeBody {
  @Pincode() readonly pincode!: string;
  @Text(120) readonly slug!: string;
  @IsOptional() @IsString() @MaxLength(60) readonly variant?: string;
}

/** POST /product/price-and-availability */
export class PriceAndAvailabilityBody {
  @Pincode() readonly pincode!: string;
  @Text(120) readonly slug!: string;
  @Text(60) readonly variant!: string;
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(100)
  @ValidateNested({ each: true })
  @Type(() => SelectedOptionBody)
  readonly options?: SelectedOptionBody[];
}

export class AbandonedUserBody {
  @Phone() readonly phone!: string;
  @OptionalText(60) readonly city!: string;
  @Pincode() readonly pincode!: string;
  @Text(80) readonly name!: string;
  @Text(120) readonly email!: string;
}

export class PricedOptionBody {
  @Text(200) readonly heading!: string;
  @Text(200) readonly description!: string;
  @Text(20) readonly type!: string;
  @Text(200) readonly value!: string;
}

export class AbandonedProductBody {
  @Text(120) readonly name!: string;
  @Text(120) readonly slug!: string;
  @Text(60) readonly variant!: string;
  @IsOptional() @IsString() @MaxLength(60) readonly colour?: string | null;
  @IsOptional() @IsString() @MaxLength(300) readonly productImage?: string;
  @Text(60) readonly categorySlug!: string;
  @IsArray()
  @ArrayMaxSize(100)
  @ValidateNested({ each: true })
  @Type(() => PricedOptionBody)
  readonly options!: PricedOptionBody[];
  @WholeAmount() readonly price!: number;
}

/** POST /abundant/create-order */
export class AbandonQuoteBody {
  @IsIn(['web']) readonly platform!: 'web';
  @IsDefined() @IsObject() @ValidateNested() @Type(() => AbandonedUserBody) readonly user!: AbandonedUserBody;
  @IsDefined()
  @IsObject()
  @ValidateNested()
  @Type(() => AbandonedProductBody)
  readonly productDetails!: AbandonedProductBody;
}

/** POST /promo/check/promocode */
export class CheckPromoBody {
  @Text(30, 'Please enter a promo code') readonly enteredCode!: string;
  @Phone() readonly phone!: string;
  /** The evaluated price it is meant for; without it the code's least price is not checked yet. */
  @IsOptional() @WholeAmount() readonly price?: number;
}
