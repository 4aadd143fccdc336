import {
  ArrayMaxSize,
  IsArray,
  IsEmail,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { type Sex } from '../events/people.events.js';
import { PINCODE_MESSAGE, PINCODE_PATTERN } from '../rules/pincode.js';
import { Phone, Text, WholeAmount } from './fields.js';

/** POST /partner/add-pickup-person/{phone}, the text fields of the multipart form. */
export class AddPickupPersonBody {
  @Text(80, 'Please enter a name') readonly name!: string;
  @Phone() readonly phone!: string;
  /** A generated one where empty. */
  @IsOptional() @IsString() @MaxLength(200) readonly password?: string;
  @IsOptional() @IsIn(['male', 'female', 'other', '']) readonly sex?: Sex | '';
  @IsOptional() @IsString() @MaxLength(300) readonly address?: string;
}

/** POST /payment/create-payments; `image` is a JPEG or PNG data URL. */
export class RequestCoinPurchaseBody {
  @IsNotEmpty({ message: 'Please upload a payment screenshot' })
  @IsString({ message: 'Please upload a payment screenshot' })
  readonly image!: string;
  @Phone() readonly partnerPhone!: string;
  // The last is checked first, and only the first message is sent.
  @Max(1_000_000, { message: 'At most 10,00,000 coins can be bought at once' })
  @Min(1, { message: 'Please enter a valid number of coins (minimum 1)' })
  @IsInt({ message: 'Please enter a valid number of coins (minimum 1)' })
  readonly coins!: number;
  @WholeAmount() readonly price!: number;
}

/** POST /ops/coin-purchases/{paymentId}/reject */
export class RejectCoinPurchaseBody {
  @Text(300) readonly reason!: string;
}

/** POST /ops/reimbursements/{orderId}/reject */
export class RejectReimbursementBody {
  @Text(300) readonly reason!: string;
}

/** PUT /ops/partners/{phone} */
export class PartnerProfileBody {
  @Text(80) readonly name!: string;
  @IsEmail() @MaxLength(120) readonly email!: string;
  @Text(300) readonly address!: string;
  @Text(60) readonly state!: string;
  @Text(120) readonly companyName!: string;
  @Matches(/^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][0-9A-Z]Z[0-9A-Z]$/, { message: 'Please enter a valid GSTIN' })
  readonly gstIN!: string;
  @IsArray()
  @ArrayMaxSize(500)
  @Matches(PINCODE_PATTERN, { each: true, message: PINCODE_MESSAGE })
  readonly pinCodes!: string[];
}

/** POST /ops/partners */
export class RegisterPartnerBody extends PartnerProfileBody {
  @Phone() readonly phone!: string;
  @Text(200) readonly password!: string;
}

/** POST /ops/partners/{phone}/suspend */
export class SuspendPartnerBody {
  @Text(300, 'Please give a reason') readonly reason!: string;
}
