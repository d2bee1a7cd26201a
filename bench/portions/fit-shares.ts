// How much more or less than their portions of each row judges assume, by the energy of whole meals.
import { ridgeRegression } from "../ridge-regression.ts";

export interface ServedFood {
  /** By the portions before any share. */
  readonly kcal: number;
  /** The keys whose shares multiply to the food's; empty if the amount was stated. */
  readonly keys: readonly string[];
}

export interface ServedMeal {
  readonly foods: readonly ServedFood[];
  /** kcal that the judge accepts. */
  readonly low: number;
  readonly high: number;
}

/** Natural logarithms of shares. */
export type LogShares = ReadonlyMap<string, number>;

/** Pulls shares to 1. Of 15, 25, 40 and 80 all are within 0.3 points on unread sentences. */
const ridge = 25;
/** The least number of meals that a key must be in. */
const mealsMin = 2;
const rounds = 4;
/** Half the width of an interval, as a logarithm, below which it counts as no narrower. */
const toleranceMin = 0.15;
/** No share is below a half or above two. */
const logShareMax = Math.log(2);

/** How much of its usual portion a food is served as: the product of the shares of its keys, between a half and two. */
export function shareBy(shares: LogShares, { keys }: ServedFood): number {
  const sum = keys.reduce((total, key) => total + (shares.get(key) ?? 0), 0);
  return Math.exp(Math.max(-logShareMax, Math.min(logShareMax, sum)));
}

/** The kcal of a meal whose foods are served by these shares. */
export function kcalBy(shares: LogShares, { foods }: ServedMeal): number {
  return foods.reduce((sum, food) => sum + food.kcal * shareBy(shares, food), 0);
}

function keysOfSeveralMeals(meals: readonly ServedMeal[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { foods } of meals)
    for (const key of new Set(foods.flatMap(({ keys }) => keys))) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].flatMap(([key, count]) => (count >= mealsMin ? [key] : [])).toSorted();
}

/** A meal far outside was misread rather than served otherwise, so it counts in proportion to its distance, not to the square. */
function weightOf(error: number, tolerance: number): number {
  return Math.sqrt(Math.min(1, tolerance / Math.max(Math.abs(error), Number.EPSILON))) / tolerance;
}

/** The logarithm of a meal's energy, taken as linear in those of the shares, in turns of Gauss and Newton. */
export function fitShares(meals: readonly ServedMeal[]): LogShares {
  const keys = keysOfSeveralMeals(meals);
  const places = new Map(keys.map((key, at) => [key, at]));
  let shares: LogShares = new Map();
  for (let round = 0; round < rounds; round++) {
    const examples = meals.map((meal) => {
      const total = kcalBy(shares, meal);
      const terms = meal.foods.flatMap((food) => {
        const weight = (food.kcal * shareBy(shares, food)) / total;
        return food.keys.flatMap((key) => {
          const at = places.get(key);
          return at === undefined ? [] : [{ at, weight }];
        });
      });
      const error = Math.log(Math.sqrt(meal.low * meal.high) / total);
      const tolerance = Math.max(toleranceMin, Math.log(meal.high / meal.low) / 2);
      const known = terms.reduce(
        (sum, { at, weight }) => sum + weight * (shares.get(keys[at] ?? "") ?? 0),
        0,
      );
      const importance = weightOf(error, tolerance);
      return {
        target: importance * (error + known),
        row: terms.map(({ at, weight }) => ({ at, weight: importance * weight })),
      };
    });
    const solution = ridgeRegression({
      rows: examples.map(({ row }) => row),
      targets: examples.map(({ target }) => target),
      size: keys.length,
      ridge,
    });
    shares = new Map(keys.map((key, at) => [key, solution[at] ?? 0]));
  }
  return shares;
}
