/**
 * An address that mail can reach: dot-separated words @ dot-separated labels, the last of which begins with a letter. Letters of any
 * script are allowed (RFC 6531, IDNA), quotes, comments and addresses of machines are not. Bounded, and without two ways to match, so
 * that a long hostile input cannot stall the server.
 */
const word = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+\/=?^_\x60{|}~\-]+`;
const inLabel = String.raw`[\p{L}\p{M}\p{N}]`;
const restOfLabel = String.raw`[\p{L}\p{M}\p{N}\-]{0,61}${inLabel}`;
const label = `${inLabel}(?:${restOfLabel})?`;
export const emailPattern = new RegExp(
  String.raw`^(?=[^@]{1,64}@)${word}(?:\.${word})*@(?:${label}\.)+\p{L}${restOfLabel}$`,
  "u",
);

export function isEmail(text: string): boolean {
  return emailPattern.test(text.trim());
}
