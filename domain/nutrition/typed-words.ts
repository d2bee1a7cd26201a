/** Longest words that something is learned for: a food's name, or a short meal. */
export const learnedWordsMaxLength = 120;

/**
 * Words in the form in which they are compared from one meal to the next: lower case, without accents and punctuation.
 * undefined for words that nothing is learned for, because they are none or too long.
 */
export function typedWords(text: string): string | undefined {
  const words = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[\p{L}\p{N}%]+/gu);
  const joined = words?.join(" ") ?? "";
  return joined !== "" && [...joined].length <= learnedWordsMaxLength ? joined : undefined;
}
