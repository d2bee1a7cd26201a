/** Spreads as much as the slices take: the portion of a spread is that of two slices. */
import { isInGroup } from "#food/portions/meal-groups.ts";
import { ownServing } from "../text/quantities/measures.ts";
import type { ComposedFood } from "./compose-food.ts";

/** The portions of `servings.tsv` with bread are a breakfast's: two slices (butter 10 g, jam 20 g). */
const slicesOfPortion = 2;
/** g. A rusk or crispbread is half as large as a slice of bread. */
const smallSliceGrams = 15;
/** More are a loaf. */
const slicesMax = 8;
/** Measures of bread; `ownServing` is for words that mean a slice by themselves, such as tostada. */
const sliceMeasures: ReadonlySet<string> = new Set(["slice", ownServing]);

function statedSlices({ row, food, evidence }: ComposedFood): number | undefined {
  const { quantity } = evidence;
  const measure = quantity?.measure;
  const isSlices = measure === undefined || (measure.kind === "household" && sliceMeasures.has(measure.word));
  if (!isInGroup(row, "sliced") || quantity === undefined || !isSlices || quantity.vague !== undefined)
    return undefined;
  const { count } = quantity;
  if (!Number.isInteger(count)) return undefined;
  return food.grams / count < smallSliceGrams ? count / 2 : count;
}

function isSpread({ row, origin, evidence }: ComposedFood): boolean {
  const isOnBread = isInGroup(row, "spread") || (isInGroup(row, "carried") && evidence.role === "with");
  return isOnBread && origin === "assumed";
}

/** The factor for a spread whose amount nobody stated: 1 up to two slices, and in proportion to them from there. */
export function shareOfSlices(food: ComposedFood, foodsBefore: readonly ComposedFood[]): number {
  if (!isSpread(food)) return 1;
  const bread = foodsBefore.findLast((each) => !isSpread(each));
  const slices = bread && statedSlices(bread);
  return Math.max(1, Math.min(slicesMax, slices ?? 0) / slicesOfPortion);
}
