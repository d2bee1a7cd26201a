/** Calls a food as the person does who searched for it. */
import type { LocalSpeaker } from "#domain/people/locale.ts";
import type { FoodRow } from "#food/food-row.ts";
import { grammars } from "../languages/grammars.ts";
import { lexiconFor } from "../lexicon/load-lexicon.ts";
import { foldAccents } from "../words/fold.ts";
import { tokenise } from "../words/tokenise.ts";
import { capitalised, nameOfRow } from "./name-rows.ts";

/**
 * What was typed, if it is one whole word of the lexicon, or another name of the row: who types "jitomate" finds it by that word. A
 * name that says more, such as "Tortilla de patata", stays.
 */
export function calledAsTyped(
  query: string,
  row: FoodRow,
  { language, country }: LocalSpeaker,
): string | undefined {
  const typed = query.trim();
  const folded = foldAccents(typed);
  if (foldAccents(nameOfRow(row, language, country)).includes(folded)) return undefined;
  const tokens = tokenise(typed, language);
  const found = lexiconFor(grammars[language], country).find(tokens, 0);
  const isTerm = found?.term.kind === "food" && found.next === tokens.length;
  const isName = row.names?.[language].some((name) => foldAccents(name) === folded);
  return isTerm || isName ? capitalised(typed.toLocaleLowerCase(language)) : undefined;
}
