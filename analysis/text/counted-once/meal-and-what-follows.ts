/** Says what is superfluous of a meal and the foods behind it, where no bracket or colon lists them: "full English, 2 eggs, bacon". */
import { opensContents } from "../languages/language-grammar.ts";
import type { FindRows, FoodMention } from "../segment/food-mention.ts";
import { mayHoldParts } from "../segment/joining/filled-things.ts";
import { type AmountOf, firstAtomOf, statesAmount } from "../segment/mentions.ts";
import { isDescribedByAmounts, partsServedOn } from "./described-by-parts.ts";
import { areAllPartsListed, type HeldBy, isPlate, isPlatter } from "./held-parts.ts";
import { startsWithAmount } from "./listed-behind.ts";
import { mainsOfMeal } from "./main-of-meal.ts";
import { isBlendedOf, isMixedOf } from "./mixed-of-parts.ts";
import { isDescribedByList, namedPartsMin, superfluousOf } from "./whole-or-its-parts.ts";
import { isMostlyIngredientOf } from "./without-ingredients.ts";

/** g. A lighter whole, such as a taco, is no meal: what is listed behind it lies on it or beside it. */
export const mealGramsMin = 300;

export interface MealRead {
  readonly text: string;
  readonly amountOf: AmountOf;
  readonly find: FindRows;
  readonly heldBy: HeldBy;
}

function isPlateOfListed(
  whole: FoodMention,
  after: readonly FoodMention[],
  { text, amountOf, find, heldBy }: MealRead,
): boolean {
  if (!isPlate(whole)) return false;
  const mains = mainsOfMeal(whole, { text, parts: after, find });
  return areAllPartsListed(whole, { after, held: heldBy.get(whole) ?? [], mains, amountOf });
}

/** Whether what stands behind it is all of it. */
function isDescribedByFollowing(whole: FoodMention, after: readonly FoodMention[], meal: MealRead): boolean {
  const { amountOf } = meal;
  return (
    isPlateOfListed(whole, after, meal) ||
    isDescribedByAmounts(whole, after, amountOf) ||
    isMixedOf(whole, after, amountOf) ||
    isBlendedOf(whole, after, amountOf) ||
    isDescribedByList(whole, after, meal)
  );
}

/** "full English, 2 eggs, bacon": some of what follows the meal is in it. */
function superfluousOfIngredients(
  whole: FoodMention,
  after: readonly FoodMention[],
  amountOf: AmountOf,
): readonly FoodMention[] {
  const parts = after.filter((mention) => isMostlyIngredientOf(mention, whole));
  const [first] = parts;
  if (first === undefined || parts.length < namedPartsMin) return [];
  if (isPlatter(whole)) return superfluousOf({ whole, parts }, amountOf);
  const connective = firstAtomOf(first)?.connective;
  const areContents = connective !== undefined && opensContents.has(connective);
  // "tacos M, poulet, frites": its bread is in no part.
  if (areContents || whole.atoms.some(mayHoldParts)) return parts.filter((part) => !statesAmount(part));
  return amountOf(whole).grams >= mealGramsMin ? superfluousOf({ whole, parts }, amountOf) : [];
}

/** The meal, where the foods behind it are all of it, or those of them that are in it. */
export function superfluousOfMeal(
  whole: FoodMention,
  after: readonly FoodMention[],
  meal: MealRead,
): readonly FoodMention[] {
  if (startsWithAmount(whole) && statesAmount(whole)) return [];
  if (isDescribedByFollowing(whole, after, meal)) return [whole];
  const { text, amountOf, find } = meal;
  const served = partsServedOn(whole, after, { text, isPlatter: isPlatter(whole), find });
  return served.length > 0
    ? superfluousOf({ whole, parts: served }, amountOf)
    : superfluousOfIngredients(whole, after, amountOf);
}
