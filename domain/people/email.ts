/** domain/people: what counts as an e-mail address: text, @, text, dot, text (spec section 5). Linear in the text's length. */
export const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

export function isEmail(text: string): boolean {
  return emailPattern.test(text.trim());
}
