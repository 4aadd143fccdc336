import { Transform } from 'class-transformer';
import { IsEmail, MaxLength } from 'class-validator';
import { Phone, Text } from './fields.js';

const EMAIL_MESSAGE = 'Please enter a valid email address';

/** PUT /user/users/profile */
export class ChangeProfileBody {
  @Phone() readonly phone!: string;
  @Text(80, 'Please enter your name') readonly name!: string;
  // Checked from the lowest decorator up, and only the first message is sent.
  @MaxLength(120)
  @IsEmail({}, { message: EMAIL_MESSAGE })
  @Transform(({ value }) => (typeof value === 'string' ? value.trim() : value))
  readonly email!: string;
}

/** POST /user/users/add-address */
export class AddAddressBody {
  @Phone() readonly phone!: string;
  @Text(300, 'Address cannot be empty') readonly address!: string;
}

/** POST /user/account-deletion */
export class DeleteAccountBody {
  @Phone() readonly phone!: string;
}
