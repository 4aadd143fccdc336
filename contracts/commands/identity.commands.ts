import { Transform } from 'class-transformer';
import { IsEmail, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { Phone, Text } from './fields.js';

const EMAIL = { message: 'Please enter a valid email address' };
const trimmed = ({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value);

/** A blank counts as missing. */
const filled = ({ value }: { value: unknown }) => trimmed({ value }) || undefined;

/** POST /user/register */
export class RegisterCustomerBody {
  @Text(80, 'Please enter your name') readonly name!: string;
  @MaxLength(120) @IsEmail({}, EMAIL) @Transform(trimmed) readonly email!: string;
  @Phone() readonly phone!: string;
}

/** POST /user/logins: name and email for a new number. */
export class RequestOtpBody {
  @Phone() readonly phone!: string;
  @IsOptional() @IsString() @MaxLength(80) @Transform(filled) readonly name?: string;
  @IsOptional() @MaxLength(120) @IsEmail({}, EMAIL) @Transform(filled) readonly email?: string;
}

/** POST /user/resend-otp */
export class ResendOtpBody {
  @Phone() readonly phone!: string;
}

/** POST /user/verify-otp */
export class VerifyOtpBody {
  @Phone() readonly phone!: string;
  @Matches(/^[0-9]{4}$/, { message: 'Please enter a valid 4-digit OTP' }) readonly otp!: string;
}

/** POST /auth/refresh */
export class RefreshBody {
  @MaxLength(500) @IsString() readonly refreshToken!: string;
}

/** POST /partner/login and POST /ops/login */
export class PasswordLoginBody {
  @Phone() @Text(20, 'Please fill in all fields') readonly mobileNumber!: string;
  @Text(200, 'Please fill in all fields') readonly password!: string;
}
