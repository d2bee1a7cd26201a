/** Brings a name to the form in which names are compared: folded, singular, without articles and "of". */
import type { Language } from "#domain/people/language.ts";
import { grammars } from "../languages/grammars.ts";
import { wordsOfLanguage } from "../languages/words-of-language.ts";
import { foldAccents } from "../words/fold.ts";

const wordPattern = /[\p{L}\p{N}%]+/gu;

/** Folded, without articles and "of". */
export function distinctiveWords(text: string, language: Language): readonly string[] {
  const words = foldAccents(text).match(wordPattern) ?? [];
  const loose = wordsOfLanguage(language)("loose");
  return words.filter((word) => !loose.has(word));
}

/** French pasta, always several and never with an accent at its end. Folded and singular, a pâté would be the same. */
const pasta = /(?<!\p{L})p[aâ]tes(?!\p{L})/giu;
const pastaKey = "pasta";

/** Singular too. */
export function phraseWords(text: string, language: Language): readonly string[] {
  const told = language === "fr" ? text.replace(pasta, pastaKey) : text;
  return distinctiveWords(told, language).map(grammars[language].stem);
}

export function phraseKey(text: string, language: Language): string {
  return phraseWords(text, language).join(" ");
}
