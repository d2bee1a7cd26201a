/** Brings an English noun's plural and singular to one form, for comparing only. */

import { wordPairs } from "./read-word-files.ts";

const irregular: ReadonlyMap<string, string> = wordPairs("irregular-plurals");

/** Cookie and berry end alike in the plural, so both singulars get the same last letter. */
function withoutPluralS(word: string): string {
  if (!word.endsWith("s") || word.endsWith("ss") || word.endsWith("us") || word.endsWith("is")) return word;
  if (/(?:ch|sh|x|ss|zz|o)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

export function stemEnglish(word: string): string {
  if (word.length <= 3) return word;
  const known = irregular.get(word);
  if (known !== undefined) return known;
  const singular = withoutPluralS(word);
  return singular.length > 4 && singular.endsWith("ie") ? `${singular.slice(0, -2)}y` : singular;
}
