import { splitRecipe } from "#domain/nutrition/split-recipe.ts";
import { phraseWords } from "../../text/match/phrase-key.ts";
import { englishWords } from "../../text/match/row-words.ts";
import type { ComposedFood } from "../compose-food.ts";

/** How far the words that were typed and the row that was chosen for them agree. */
export interface WordsAndRow {
  /** Share of the words, as typed, that are in one of the row's names in their language. */
  readonly inNames: number;
  readonly isVeryName: number;
  /** Share of the words, in English, that are in the row's description. */
  readonly inDescription: number;
  /** How many words of the description were not typed. */
  readonly unwritten: number;
}

function shareIn(words: readonly string[], known: ReadonlySet<string>): number {
  return words.length === 0 ? 0 : words.filter((word) => known.has(word)).length / words.length;
}

export function compareWordsWithRow({
  wording,
  row,
  said,
  evidence: { language },
}: ComposedFood): WordsAndRow {
  const typed = phraseWords(wording, language);
  const names = (row.names?.[language] ?? []).map((name) => phraseWords(name, language));
  const description = new Set(englishWords(splitRecipe(row.source.description).name));
  return {
    inNames: shareIn(typed, new Set(names.flat())),
    isVeryName: names.some((name) => name.join(" ") === typed.join(" ")) ? 1 : 0,
    inDescription: shareIn([...said], description),
    unwritten: [...description].filter((word) => !said.has(word)).length,
  };
}
