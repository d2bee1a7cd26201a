import { swapRow, withGrams } from "#domain/nutrition/edit-food.ts";
import { splitRecipe } from "#domain/nutrition/split-recipe.ts";
import type { FoodRow } from "#food/food-row.ts";
import type { ComposedFood } from "../compose/compose-food.ts";
import { rawRows } from "./match/raw-rows.ts";
import { cookedWords } from "./match/raw-weights.ts";
import type { Quantity } from "./quantities/quantity.ts";
import { stemEnglish } from "./words/english-stem.ts";

const cookedStems: ReadonlySet<string> = new Set([...cookedWords].map((word) => stemEnglish(word)));
/** Where the lexicon has the whole phrase, its words do not say how it was cooked. */
const cookedName =
  /(?:^|\s)(?:cooked|boiled|roast|fried|canned|cocid|hervid|asad|frit|cuit|bouilli|rôti|grill)/iu;
const preservedIn: ReadonlySet<string> = new Set(["can", "jar", "tin"]);

function isSoldCooked({ measure }: Partial<Quantity>): boolean {
  return measure?.kind === "household" && preservedIn.has(measure.word);
}

/** One of a vegetable is the whole of it, where a plate has slices. */
const wholePortion = /^1 (?:whole|regular|medium)\b/;

/** As it goes into the pot: raw unless the words say that it was cooked, and whole where it was counted. */
export function toIngredient(
  composed: ComposedFood,
  rowDescribed: (description: string) => FoodRow | undefined,
): ComposedFood {
  const { food, said, wording, evidence } = composed;
  const { name: description } = splitRecipe(food.source.description);
  const isSaidCooked = cookedName.test(wording) || [...said].some((word) => cookedStems.has(word));
  const isCooked = isSaidCooked || isSoldCooked(evidence.quantity ?? {});
  const raw = isCooked ? undefined : rowDescribed(rawRows.get(description) ?? "");
  const { count, measure, isSaid } = evidence.quantity ?? {};
  const isCounted = isSaid === true && measure === undefined && !evidence.isSizeSaid;
  const whole = composed.row.portions.find((portion) => wholePortion.test(portion.description));
  const grams = isCounted && count && whole ? Math.max(food.grams, count * whole.grams) : food.grams;
  const counted = grams === food.grams ? food : withGrams(food, grams, food.portionUncertainty);
  if (raw === undefined) return { ...composed, food: counted };
  const swapped = { ...swapRow(counted, raw, evidence.language), name: food.name };
  return { ...composed, food: swapped, row: raw };
}
