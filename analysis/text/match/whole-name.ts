/** A text that is one food's name from its first word to its last, commas and all: "Yaourt, nature, 0% MG". */
import type { FoodRow } from "#food/food-row.ts";
import { atomOfWords } from "../segment/atom.ts";
import type { FoodMention } from "../segment/food-mention.ts";
import { phraseWords } from "./phrase-key.ts";

export function mentionForWholeText(text: string, row: FoodRow): FoodMention {
  const english = phraseWords(row.names?.en[0] ?? row.source.description, "en");
  const start = text.length - text.trimStart().length;
  const word = { english, kind: "food", start, end: text.trimEnd().length } as const;
  const found = { row, score: 1, coverage: 1, hasHead: true, perfectScore: 1 };
  return { atoms: [atomOfWords([word])], found: [found] };
}
