import { Transform } from 'class-transformer';
import { IsInt, IsString, Matches, MaxLength, Min, MinLength } from 'class-validator';
import { PHONE_MESSAGE, PHONE_PATTERN } from '../rules/phone.js';
import { PINCODE_MESSAGE, PINCODE_PATTERN } from '../rules/pincode.js';

const compose =
  (...decorators: readonly PropertyDecorator[]): PropertyDecorator =>
  (target, key) => {
    for (const decorate of decorators) decorate(target, key);
  };

/** Trimmed text of 1 to `max` characters. `empty` is the message where there is none. */
export const Text = (max: number, empty?: string): PropertyDecorator =>
  compose(
    // Checked in this order, and only the first message is sent: what is missing is told as missing.
    IsString(empty ? { message: empty } : {}),
    MinLength(1, empty ? { message: empty } : {}),
    MaxLength(max),
    Transform(({ value }) => (typeof value === 'string' ? value.trim() : value)),
  );

/** Trimmed text of at most `max` characters that may be empty. */
export const OptionalText = (max: number): PropertyDecorator =>
  compose(
    IsString(),
    MaxLength(max),
    Transform(({ value }) => (typeof value === 'string' ? value.trim() : (value ?? ''))),
  );

export const Phone = (): PropertyDecorator => Matches(PHONE_PATTERN, { message: PHONE_MESSAGE });
export const Pincode = (): PropertyDecorator => Matches(PINCODE_PATTERN, { message: PINCODE_MESSAGE });
/** Whole rupees or coins, never negative. */
export const WholeAmount = (): PropertyDecorator => compose(Min(0), IsInt());
