import type { AnalysedFood } from "#domain/nutrition/meal-analysis.ts";
import type { FoodRow } from "#food/food-row.ts";
import { isOfMenu } from "#food/menus/menu-item.ts";
import { portionClassOf } from "#food/portions/class-of-row.ts";
import { isInGroup } from "#food/portions/meal-groups.ts";
import { usualNumber } from "#food/portions/servings.ts";
import { gramsOfOne } from "../../text/portions/grams-of-one.ts";
import { isPluralName } from "../../text/portions/plural-name.ts";
import { portionsOf } from "../../text/portions/read-portions.ts";
import { stemEnglish } from "../../text/words/english-stem.ts";
import { foldAccents } from "../../text/words/fold.ts";
import type { ComposedFood } from "../compose-food.ts";
import { roundAmount } from "./amount-text.ts";
import { questionForSizes, type SizeQuestion } from "./ask-size.ts";
import { type OpenChoice, type OpenQuestion, portionChoice } from "./open-question.ts";

/** These hold as much everywhere. */
const fixedMeasures: ReadonlySet<string> = new Set([
  "can",
  "bottle",
  "glass",
  "cup",
  "shot",
  "packet",
  "tablespoon",
  "teaspoon",
]);
/** Grams are one of the row's units when no further from it than this share. */
const sameUnitShare = 0.25;
const usualSizes: ReadonlySet<string> = new Set(["medium", "regular"]);
/** One of them is a portion, also where the table gives no measure. */
const soldByPiece =
  /sandwich|burger|\btaco|burrito|quesadilla|\bwrap|kebab|panini|croissant|doughnut|muffin|waffle|crepe|pancake|hot dog|empanada|fajita|arepa|pupusa/i;

function unitGrams(row: FoodRow, isMeant: (words: readonly string[]) => boolean): number | undefined {
  return portionsOf(row).find(({ kind, words }) => kind === "unit" && isMeant(words))?.grams;
}

/** A choice of this many of a unit; the estimated number keeps its grams. */
function countChoice(food: AnalysedFood, count: number, ofOne: number): OpenChoice {
  const isEstimate = Math.round(food.grams / ofOne) === count;
  const grams = isEstimate ? food.grams : count * ofOne;
  const amount = `${roundAmount(grams)} g`;
  return portionChoice(food, grams, { key: "questions:choice.count", values: { count, amount } });
}

/** The number that was estimated, one less and one more; from one on, up to three. */
function countChoicesAround(food: AnalysedFood, ofOne: number): readonly OpenChoice[] {
  const estimated = Math.max(1, Math.round(food.grams / ofOne));
  const counts = estimated === 1 ? [1, 2, 3] : [estimated, estimated - 1, estimated + 1];
  return counts.map((count) => countChoice(food, count, ofOne));
}

/** Pizza comes in slices and as a whole. */
function pizzaShares({ food, row }: ComposedFood): SizeQuestion | undefined {
  const slice = unitGrams(row, ([first, second]) => first === "piece" && second === "nfs");
  const whole = unitGrams(row, ([first, second]) => first === "medium" && second === "pizza");
  if (slice === undefined || whole === undefined) return undefined;
  const part = (key: "questions:choice.half" | "questions:choice.whole", grams: number) =>
    portionChoice(food, grams, { key, values: { amount: `${roundAmount(grams)} g` } });
  const slices = [Math.max(1, Math.round(food.grams / slice)), 1];
  const choices = [...new Set(slices)].map((count) => countChoice(food, count, slice));
  return {
    ask: "questions:ask.share",
    choices: [...choices, part("questions:choice.half", whole / 2), part("questions:choice.whole", whole)],
  };
}

/** Bread comes in slices. */
function slicesOf({ food, row }: ComposedFood): SizeQuestion | undefined {
  if (!row.source.description.startsWith("Bread")) return undefined;
  const slice = unitGrams(row, (words) => words.includes("slice") && words.includes("medium"));
  if (slice === undefined || food.grams < slice * (1 - sameUnitShare)) return undefined;
  return { ask: "questions:ask.slices", choices: countChoicesAround(food, slice) };
}

/** g of each where a plural was taken as several: "tacos". */
function gramsOfEach({ food, row, evidence: { language, country, role } }: ComposedFood): number {
  const one = { count: 1, qualifiers: [], isSaid: true };
  const ofOne = gramsOfOne(row, {
    ...{ language, country, role, quantity: one, sizes: [], words: [], isPlural: false },
  });
  return food.grams / Math.max(1, usualNumber(row, country) ?? Math.round(food.grams / ofOne));
}

/** g of one of the thing itself: "1 croissant", "1 medium", not "1 cup" and not "1 slice". */
function gramsOfOneThing(composed: ComposedFood): number | undefined {
  const { food, row } = composed;
  const { description } = row.source;
  const named = new Set((foldAccents(description).match(/\p{L}+/gu) ?? []).map(stemEnglish));
  const isName = (word: string) => named.has(word) || usualSizes.has(word);
  const ofUnit = unitGrams(row, (words) => words.length > 0 && words.every(isName));
  const isUnit = portionsOf(row).some(
    ({ kind, words, grams }) =>
      kind === "unit" && grams === row.defaultGrams && words.some((word) => named.has(word)),
  );
  return (
    ofUnit ??
    (isUnit ? food.grams : undefined) ??
    (soldByPiece.test(description) ? gramsOfEach(composed) : undefined)
  );
}

/** "Eggs" leaves open how many; "croissant" is one. */
function questionForThings(composed: ComposedFood, ofOne: number): SizeQuestion | undefined {
  const { food, row } = composed;
  if (isInGroup(row, "uncounted")) return questionForSizes(composed);
  const isPlural =
    isPluralName(composed.wording, composed.evidence.language) && food.grams >= ofOne * (1 - sameUnitShare);
  return isPlural ? { ask: "questions:ask.count", choices: countChoicesAround(food, ofOne) } : undefined;
}

/** "A bowl of" and "a muffin" leave open how large, "200 g" and "a large one" do not. */
function isSizeOpen({ origin, row, food, evidence: { quantity, isSizeSaid } }: ComposedFood): boolean {
  if (isSizeSaid || food.grams <= 0 || portionClassOf(row) === "egg" || isInGroup(row, "sliced"))
    return false;
  const measure = quantity?.measure;
  if (origin === "counted") return measure === undefined;
  return origin === "measured" && measure?.kind === "household" && !fixedMeasures.has(measure.word);
}

function portionQuestionOf(composed: ComposedFood): SizeQuestion | undefined {
  const shares = pizzaShares(composed) ?? slicesOf(composed);
  if (shares !== undefined) return shares;
  const ofOne = gramsOfOneThing(composed);
  return ofOne === undefined ? questionForSizes(composed) : questionForThings(composed, ofOne);
}

export function askPortion(composed: ComposedFood): OpenQuestion | undefined {
  if (isOfMenu(composed.row)) return undefined;
  const { food, origin } = composed;
  const isUnsaid = origin === "assumed" && food.grams > 0;
  const asked = isUnsaid ? portionQuestionOf(composed) : undefined;
  const sized = asked ?? (isUnsaid || isSizeOpen(composed) ? questionForSizes(composed) : undefined);
  if (sized === undefined) return undefined;
  return {
    id: `portion:${food.id}`,
    foodId: food.id,
    text: { key: sized.ask, values: { food: food.name } },
    choices: sized.choices,
    ...(sized.likelihoods === undefined ? {} : { likelihoods: sized.likelihoods }),
  };
}
