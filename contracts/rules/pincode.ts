export const PINCODE_PATTERN = /^[1-9][0-9]{5}$/;
export const PINCODE_MESSAGE = 'Please enter a valid 6-digit pincode';

export function isPincode(value: string): boolean {
  return PINCODE_PATTERN.test(value);
}
