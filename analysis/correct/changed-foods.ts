import { foodKcal } from "#domain/nutrition/calorie-range.ts";
import { nextFoodId } from "#domain/nutrition/edit-food.ts";
import { enteredTable, statedEnergyCode } from "#domain/nutrition/entered-food.ts";
import type { AnalysedFood } from "#domain/nutrition/meal-analysis.ts";
import { foodGramsMax, foodsPerMealMax } from "#domain/nutrition/meal-limits.ts";
import { eachMicronutrient } from "#domain/nutrition/nutrients.ts";
import { uncertaintyCalibration } from "../compose/uncertainty-calibration.ts";
import type { ChosenPortion } from "../text/portions/chosen-portion.ts";

/** The foods after some corrections, and the ids of those that the corrections named. */
export interface ChangedFoods {
  readonly foods: readonly AnalysedFood[];
  readonly touched: ReadonlySet<string>;
}

export function isAmountStated({ portionUncertainty }: Pick<AnalysedFood, "portionUncertainty">): boolean {
  return portionUncertainty !== uncertaintyCalibration.portion.assumed;
}

/** Of a food just read: the person said how much, which the usual measure of a drink does not. */
export function saysAmount(food: AnalysedFood): boolean {
  return isAmountStated(food) && (food.read === undefined || food.read.saysAmount || isCountStated(food));
}

/** "two slices of toast", "three eggs". */
export function isCountStated({ portionUncertainty }: AnalysedFood): boolean {
  return portionUncertainty === uncertaintyCalibration.portion.counted;
}

/** The same food with another amount and how sure that is; what its row leaves unsure stays. */
function withGrams(food: AnalysedFood, grams: number, portionUncertainty: number): AnalysedFood {
  const ofRow = Math.max(0, food.energyUncertainty ** 2 - food.portionUncertainty ** 2);
  return {
    ...food,
    grams: Math.min(foodGramsMax, grams),
    portionUncertainty,
    energyUncertainty: Math.hypot(Math.sqrt(ofRow), portionUncertainty),
  };
}

function replaceById({ foods, touched }: ChangedFoods, old: AnalysedFood, food: AnalysedFood): ChangedFoods {
  const { usual: _, ...corrected } = food;
  return {
    foods: foods.map((each) => (each.id === old.id ? corrected : each)),
    touched: new Set([...touched, old.id]),
  };
}

export function withPortion(changed: ChangedFoods, food: AnalysedFood, portion: ChosenPortion): ChangedFoods {
  const uncertainty = uncertaintyCalibration.portion[portion.origin];
  return replaceById(changed, food, withGrams(food, portion.grams, uncertainty));
}

/** Gives the food the grams of `amount`, and how sure they are. */
export function takeGramsOf(changed: ChangedFoods, food: AnalysedFood, amount: AnalysedFood): ChangedFoods {
  return replaceById(changed, food, withGrams(food, amount.grams, amount.portionUncertainty));
}

/** No food has more, so of a higher energy there was more food. kcal of 100 g. */
const energyDensityMax = 900;

/**
 * The energy that the person states, with the amount as it was. Its figures are theirs from now on: those of the row, in proportion.
 * The words teach nothing: no row has these figures.
 */
export function withEnergy(changed: ChangedFoods, food: AnalysedFood, kcal: number): ChangedFoods {
  const { read: _, product: __, ...rest } = food;
  const counted = foodKcal(food);
  const density = (kcal * 100) / food.grams;
  if (!(counted > 0) || density > energyDensityMax) {
    const grams = counted > 0 ? (food.grams * kcal) / counted : food.grams;
    return replaceById(changed, food, withGrams(food, grams, uncertaintyCalibration.portion.weighed));
  }
  const { micronutrients, fruitVegetableLegumePercent, ...amounts } = food.per100Grams;
  const share = kcal / counted;
  const scaled = Object.fromEntries(
    Object.entries(amounts).map(([nutrient, amount]) => [nutrient, amount * share]),
  ) as typeof amounts;
  const stated: AnalysedFood = {
    ...rest,
    source: { table: enteredTable, code: statedEnergyCode, description: food.name },
    per100Grams: {
      ...scaled,
      fruitVegetableLegumePercent,
      micronutrients: eachMicronutrient((name) => {
        const amount = micronutrients[name];
        return amount === null ? null : amount * share;
      }),
    },
    energyUncertainty: uncertaintyCalibration.portion.weighed,
    portionUncertainty: uncertaintyCalibration.portion.weighed,
  };
  return replaceById(changed, food, stated);
}

/** So many times as much of these foods; as unsure as before. */
export function scaleFoods(
  changed: ChangedFoods,
  which: readonly AnalysedFood[],
  factor: number,
): ChangedFoods {
  return which.reduce(
    (done, food) => replaceById(done, food, withGrams(food, food.grams * factor, food.portionUncertainty)),
    changed,
  );
}

/** "a sandwich" leaves its amount open; "200 g", and what was entered since, does not. */
export function wasAmountSaid({ read, grams, ...food }: AnalysedFood): boolean {
  return isAmountStated(food) && (read === undefined || read.saysAmount || read.grams !== grams);
}

interface FoodReplacement {
  readonly old: AnalysedFood;
  readonly food: AnalysedFood;
  readonly areAlike: boolean;
}

/** In the same position. The amount stays unless the line gives one, if it was typed before or the foods are alike. */
export function replaceFood(changed: ChangedFoods, { old, food, areAlike }: FoodReplacement): ChangedFoods {
  const keepsAmount = !isAmountStated(food) && (areAlike || wasAmountSaid(old));
  return putInPlace(changed, old, keepsAmount ? asMuchAs(old, food) : food);
}

/** As much of the food as there was of `old`, and as sure; or a share of it. */
export function asMuchAs(old: AnalysedFood, food: AnalysedFood, share = 1): AnalysedFood {
  return withGrams(food, old.grams * share, old.portionUncertainty);
}

export function putInPlace(changed: ChangedFoods, old: AnalysedFood, food: AnalysedFood): ChangedFoods {
  const { read: _, ...rest } = food;
  // It is still what the first words were to mean.
  return replaceById(changed, old, { ...rest, id: old.id, ...(old.read && { read: old.read }) });
}

export function removeFood({ foods, touched }: ChangedFoods, food: AnalysedFood): ChangedFoods {
  return { foods: foods.filter(({ id }) => id !== food.id), touched: new Set([...touched, food.id]) };
}

/** undefined when there is no room for more. */
export function addFood({ foods, touched }: ChangedFoods, food: AnalysedFood): ChangedFoods | undefined {
  if (foods.length >= foodsPerMealMax) return undefined;
  return { foods: [...foods, { ...food, id: nextFoodId(foods) }], touched };
}
