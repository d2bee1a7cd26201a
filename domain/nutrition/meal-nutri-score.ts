import type { AnalysedFood } from "./meal-analysis.ts";
import {
  kilojoulesOf,
  type NutriScoreInputs,
  type NutriScoreLetter,
  nutriScoreOf,
  type ScoredClass,
} from "./nutri-score.ts";
import type { NutrientsPer100Grams } from "./nutrients.ts";
import { saltGramsOf } from "./salt.ts";

/** Foods of one class are scored as that class, water with other drinks as a beverage, any other mix as general food. */
function mealScoreClass(classes: ReadonlySet<ScoredClass>): ScoredClass {
  if (classes.size === 2 && classes.has("water") && classes.has("beverage")) return "beverage";
  const [only] = classes;
  return classes.size === 1 && only !== undefined ? only : "general";
}

/** Water served with food is left out, since it would dilute the figures per 100 g, and so are drinks that have no score. */
function countedFoods(foods: readonly AnalysedFood[]): readonly AnalysedFood[] {
  const scored = foods.filter((food) => food.nutriScoreClass !== "alcohol");
  const eaten = scored.filter((food) => food.nutriScoreClass !== "water");
  return eaten.length > 0 ? eaten : scored;
}

function classesOf(foods: readonly AnalysedFood[]): ReadonlySet<ScoredClass> {
  return new Set(
    foods.flatMap(({ nutriScoreClass }) => (nutriScoreClass === "alcohol" ? [] : nutriScoreClass)),
  );
}

/** The score of 100 g of all foods together; null of drinks with alcohol alone. An estimate: the algorithm was made for packaged foods. */
export function mealNutriScoreOf(foods: readonly AnalysedFood[]): NutriScoreLetter | null {
  if (foods.some(({ product }) => product?.isScored === false)) return null;
  const counted = countedFoods(foods);
  if (counted.length === 0 && foods.length > 0) return null;
  const grams = counted.reduce((total, food) => total + food.grams, 0);
  const mean = (figure: (nutrients: NutrientsPer100Grams) => number) =>
    grams > 0 ? counted.reduce((total, food) => total + figure(food.per100Grams) * food.grams, 0) / grams : 0;
  const inputs: NutriScoreInputs = {
    energyKj: kilojoulesOf(mean((nutrients) => nutrients.calories)),
    sugars: mean((nutrients) => nutrients.sugars),
    saturatedFat: mean((nutrients) => nutrients.saturatedFat),
    fat: mean((nutrients) => nutrients.fat),
    salt: saltGramsOf(mean((nutrients) => nutrients.sodiumMg)),
    protein: mean((nutrients) => nutrients.protein),
    fiber: mean((nutrients) => nutrients.fiber),
    fruitVegetableLegumePercent: mean((nutrients) => nutrients.fruitVegetableLegumePercent),
    hasNonNutritiveSweeteners: counted.some((food) => food.hasNonNutritiveSweeteners === true),
  };
  return nutriScoreOf(inputs, mealScoreClass(classesOf(counted))).letter;
}
