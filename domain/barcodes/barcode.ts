/** EAN-13, UPC-A and UPC-E as 13 digits, EAN-8 as 8: one code for one product however it is printed. */
export type Barcode = string;

/** Codes that belong to no packaged food. */
export type OddCode = "book" | "coupon" | "inStore";

function checkDigitOf(body: string): number {
  const sum = [...body]
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

function hasCheckDigit(digits: string): boolean {
  return checkDigitOf(digits.slice(0, -1)) === Number(digits.at(-1));
}

/** UPC-E leaves out zeros of a UPC-A; its last digit before the check digit says which. */
function expandUpcE(digits: string): string {
  const [system, a, b, c, d, e, rule, check] = digits;
  const middle =
    rule === "0" || rule === "1" || rule === "2"
      ? `${a}${b}${rule}0000${c}${d}${e}`
      : rule === "3"
        ? `${a}${b}${c}00000${d}${e}`
        : rule === "4"
          ? `${a}${b}${c}${d}00000${e}`
          : `${a}${b}${c}${d}${e}0000${rule}`;
  return `${system}${middle}${check}`;
}

/** Reads eight digits as UPC-E where they begin like one and its check digit fits, since no product has an EAN-8 that begins with 0. */
function normalFormOfEight(digits: string): Barcode | undefined {
  const expanded = `0${expandUpcE(digits)}`;
  if (/^[01]/.test(digits) && hasCheckDigit(expanded)) return expanded;
  return hasCheckDigit(digits) ? digits : undefined;
}

/** Undefined where the length or the check digit is wrong. A GTIN-14 that begins with 0 is an EAN-13 with a digit before it. */
export function normalFormOf(digits: string): Barcode | undefined {
  if (!/^\d+$/.test(digits)) return undefined;
  if (digits.length === 8) return normalFormOfEight(digits);
  const padded =
    digits.length === 12 ? `0${digits}` : digits.length === 14 ? digits.replace(/^0/, "") : digits;
  return padded.length === 13 && hasCheckDigit(padded) ? padded : undefined;
}

/** Digits as people type them, with spaces, dashes and points. */
export function digitsOf(typed: string): string {
  return typed.normalize("NFKC").replace(/[\s.\-\u2010-\u2015]/gu, "");
}

/**
 * What kind of code it is if not a packaged food's, by GS1's prefixes: books and press, coupons, and codes that a shop gives to
 * what it packs and weighs itself. Some chains number their own brands with the latter, so a product may have one all the same.
 */
export function oddCodeOf(code: Barcode): OddCode | undefined {
  if (code.length === 8) return /^[02]/.test(code) ? "inStore" : undefined;
  if (/^97[789]/.test(code)) return "book";
  if (/^(05|98[1-4]|99)/.test(code)) return "coupon";
  return /^(02|04|2)/.test(code) ? "inStore" : undefined;
}

/** Whether food may be sold under the code. */
export function mayBeFood(code: Barcode): boolean {
  const odd = oddCodeOf(code);
  return odd !== "book" && odd !== "coupon";
}
