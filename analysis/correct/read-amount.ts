import type { AnalysedFood } from "#domain/nutrition/meal-analysis.ts";
import type { Language } from "#domain/people/language.ts";
import type { LocalSpeaker } from "#domain/people/locale.ts";
import type { FoodTable } from "#food/food-row.ts";
import { grammars } from "../text/languages/grammars.ts";
import { lexiconFor } from "../text/lexicon/load-lexicon.ts";
import { chooseGrams } from "../text/portions/choose-grams.ts";
import type { ChosenPortion } from "../text/portions/chosen-portion.ts";
import { portionsOf } from "../text/portions/read-portions.ts";
import { amountNotStated } from "../text/portions/stated-amount.ts";
import { withNumbersRead } from "../text/quantities/numbers-in-words.ts";
import type { Atom } from "../text/segment/atom.ts";
import { readAtoms } from "../text/segment/read-atoms.ts";
import { tokenise } from "../text/words/tokenise.ts";

export type QuantityAndSizes = Pick<Atom, "quantity" | "sizes">;

/** undefined when the text tells no amount, or tells a food beside it. */
export function readAmount(text: string, language: Language): QuantityAndSizes | undefined {
  const grammar = grammars[language];
  const lexicon = lexiconFor(grammar);
  const tokens = withNumbersRead({ tokens: tokenise(text, language), grammar, lexicon });
  const atoms = readAtoms(tokens, grammar, lexicon);
  const [atom, ...others] = atoms.filter(({ quantity, sizes }) => quantity !== undefined || sizes.length > 0);
  if (atom === undefined || others.length > 0 || atoms.some(({ words }) => words.length > 0))
    return undefined;
  return atom.quantity?.isSaid || atom.sizes.length > 0 ? atom : undefined;
}

interface AmountReading {
  readonly amount: QuantityAndSizes;
  readonly speaker: LocalSpeaker;
  readonly table: FoodTable;
}

/** As much of this food, by its own measures; undefined for a food that is not in the table. */
export function portionOfAmount(
  food: AnalysedFood,
  { amount, speaker, table }: AmountReading,
): ChosenPortion | undefined {
  const row = table.find(food.source.table, food.source.code);
  const { quantity, sizes } = amount;
  return row && chooseGrams(row, { ...amountNotStated(speaker), quantity, sizes });
}

/** The foods that the measure fits: slices of bread, cups of rice. */
export function foodsInMeasure(
  foods: readonly AnalysedFood[],
  { quantity }: QuantityAndSizes,
  table: FoodTable,
): readonly AnalysedFood[] {
  const measure = quantity?.measure;
  if (measure?.kind !== "household") return [];
  return foods.filter(({ source }) => {
    const row = table.find(source.table, source.code);
    return row !== undefined && portionsOf(row).some(({ words }) => words.includes(measure.word));
  });
}
