import type { AnalysedFood } from "./meal-analysis.ts";
import {
  kilojoulesOf,
  type NutriScoreClass,
  type NutriScoreInputs,
  type NutriScoreLetter,
  nutriScoreOf,
  saltGramsOf,
} from "./nutri-score.ts";
import type { NutrientsPer100Grams } from "./nutrients.ts";

/** Foods of one class are scored as that class, water with other drinks as a beverage, any other mix as general food. */
function mealScoreClass(foods: readonly AnalysedFood[]): NutriScoreClass {
  const classes = new Set(foods.map((food) => food.nutriScoreClass));
  if (classes.size === 2 && classes.has("water") && classes.has("beverage")) return "beverage";
  const [only] = classes;
  return classes.size === 1 && only !== undefined ? only : "general";
}

/** Water served with food is left out: it would dilute the figures per 100 g. */
function countedFoods(foods: readonly AnalysedFood[]): readonly AnalysedFood[] {
  const eaten = foods.filter((food) => food.nutriScoreClass !== "water");
  return eaten.length > 0 ? eaten : foods;
}

/** The score of 100 g of all foods together. An estimate: the algorithm was made for packaged foods. */
export function mealNutriScoreOf(foods: readonly AnalysedFood[]): NutriScoreLetter | null {
  if (foods.some(({ product }) => product?.isScored === false)) return null;
  const counted = countedFoods(foods);
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
  return nutriScoreOf(inputs, mealScoreClass(counted)).letter;
}
