/** An Indian mobile number as the forms take it: ten digits, no prefix. */
export const PHONE_PATTERN = /^[0-9]{10}$/;
export const PHONE_MESSAGE = 'Please enter a valid 10-digit mobile number';

export function isPhone(value: string): boolean {
  return PHONE_PATTERN.test(value);
}

/** The ten digits of what was typed, pasted or filled in: also of `+91 98765 43210` and of `098765 43210`. */
export function phoneDigits(text: string): string {
  return text
    .replace(/\D/g, '')
    .replace(/^0{0,2}(?:91)?(?=\d{10}$)/, '')
    .slice(0, 10);
}
