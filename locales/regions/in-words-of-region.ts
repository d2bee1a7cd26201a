/** Puts a text of ours into the words of a country: "Añadir" is "Agregar" in the Americas. */
import type { Country } from "#domain/people/country.ts";

/** As our texts have it, and as the region does, in small letters; "fib*" is also the beginning of a word. */
export type Words = Readonly<Record<string, string>>;

export interface Region {
  readonly countries: string;
  readonly words: Words;
  /** Only in texts whose key is of lunch, where the same word elsewhere means any meal. */
  readonly ofLunch?: Words;
}

export type InWordsOfRegion = (text: string, key?: string) => string;

const lunchKey = /[.:]lunch(?:Time)?(?:[.]|$)/;
const letter = "\\p{L}\\p{M}";
const forRegExp = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

function replacer(words: Words): (text: string) => string {
  const given = Object.keys(words).sort((a, b) => b.length - a.length);
  if (given.length === 0) return (text) => text;
  const patterns = given.map((word) =>
    word.endsWith("*")
      ? forRegExp(word.slice(0, -1))
      : `${forRegExp(word)}${/[\p{L}\p{M}]$/u.test(word) ? `(?![${letter}])` : ""}`,
  );
  // In one pass, so that "déjeuner" becomes "dîner" while "dîner" becomes "souper". Never inside a placeholder.
  const any = new RegExp(`(?<![${letter}{])(?:${patterns.join("|")})`, "giu");
  return (text) =>
    text.replaceAll(any, (typed) => {
      const word = typed.toLocaleLowerCase();
      const theirs = words[word] ?? words[`${word}*`] ?? typed;
      return typed[0] === word[0] ? theirs : theirs.charAt(0).toLocaleUpperCase() + theirs.slice(1);
    });
}

/** Undefined where our words are the country's. What a later region has wins over an earlier one's. */
export function inWordsOfRegion(
  regions: readonly Region[],
  country: Country | null,
): InWordsOfRegion | undefined {
  const theirs = regions.filter(({ countries }) => country !== null && countries.includes(country));
  if (theirs.length === 0) return undefined;
  const words: Words = Object.assign({}, ...theirs.map((region) => region.words));
  const usual = replacer(words);
  const ofLunch = replacer(Object.assign({}, words, ...theirs.map((region) => region.ofLunch)));
  return (text, key) => (key !== undefined && lunchKey.test(key) ? ofLunch(text) : usual(text));
}
