import { IsEmail } from 'class-validator';
import { Text } from './fields.js';

const MISSING = 'Please fill in all fields.';
const EMAIL = { message: 'Please enter a valid email address' };

/** POST /newsletter/newsletter-subscribe */
export class SubscribeBody {
  @IsEmail({}, EMAIL) @Text(120, 'Please enter your email address') readonly email!: string;
}

/** POST /contact/create: all four trimmed and required. A phone is taken as it is written: nobody is turned away for a prefix. */
export class ContactBody {
  @Text(80, MISSING) readonly name!: string;
  @IsEmail({}, EMAIL) @Text(120, MISSING) readonly email!: string;
  @Text(20, MISSING) readonly phone!: string;
  @Text(2000, MISSING) readonly message!: string;
}
