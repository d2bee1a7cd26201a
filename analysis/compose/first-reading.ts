/** What of a food was typed, so that corrections can be learned. */
import type { AnalysedFood } from "#domain/nutrition/meal-analysis.ts";
import { typedWords } from "#domain/nutrition/typed-words.ts";
import { ownProduct, ownServing } from "../text/quantities/measures.ts";
import type { Quantity } from "../text/quantities/quantity.ts";
import type { ComposedFood } from "./compose-food.ts";

/** "a coffee", "one coffee" and "some coffee" leave open how much it is; "a cup", "two" and "150 g" do not. */
function isAmount({ count, measure, vague, isImplied }: Quantity): boolean {
  if (isImplied) return false;
  if (vague !== undefined) return vague !== "some";
  if (count !== 1) return true;
  if (measure?.kind !== "household") return measure !== undefined;
  return measure.word !== ownServing && measure.word !== ownProduct;
}

export function withFirstReading({ food, wording, evidence }: ComposedFood): AnalysedFood {
  const words = typedWords(wording);
  if (words === undefined) return food;
  const { table, code } = food.source;
  const { quantity, isSizeSaid } = evidence;
  const saysAmount = isSizeSaid || (quantity !== undefined && isAmount(quantity));
  return { ...food, read: { words, table, code, grams: food.grams, saysAmount } };
}
