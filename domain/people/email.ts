/** Text, @, text, dot, text. Matches in linear time, so a long hostile input cannot stall the server. */
export const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

export function isEmail(text: string): boolean {
  return emailPattern.test(text.trim());
}
