/** 15 digits whose last is the Luhn check digit (3GPP TS 23.003, annex B). All zeros is what a wiped device shows: no number. */
export function isImei(value: string): boolean {
  if (!/^[0-9]{15}$/.test(value) || /^0+$/.test(value)) return false;
  const sum = [...value].reduce((total, digit, index) => {
    const weighted = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return sum % 10 === 0;
}
