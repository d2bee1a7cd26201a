/** analysis/text: from a sentence to foods. This file makes spellings comparable: lower case, no accents. */

export function foldAccents(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replaceAll("ß", "ss")
    .replaceAll("’", "'");
}
