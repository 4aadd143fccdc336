/** An Indian mobile number as the forms take it: ten digits, no prefix. */
export const PHONE_PATTERN = /^[0-9]{10}$/;
export const PHONE_MESSAGE = 'Please enter a valid 10-digit mobile number';

export function isPhone(value: string): boolean {
  return PHONE_PATTERN.test(value);
}
