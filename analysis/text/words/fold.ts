/** Makes spellings comparable: lower case, no accents. */

/** Most words: nothing of them to fold but their case. */
const plain = /^[ -~]*$/;

export function foldAccents(text: string): string {
  if (plain.test(text)) return text.toLowerCase();
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replaceAll("ß", "ss")
    .replaceAll("’", "'");
}
