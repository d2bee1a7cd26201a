/** domain/nutrition: the Nutri-Score of a meal: the score of 100 g of all its foods together. An estimate, as the score was made for packaged foods. */
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

/** Foods of one class are scored as that class; water beside drinks is a drink; anything else is a dish. */
function classOfMeal(foods: readonly AnalysedFood[]): NutriScoreClass {
  const classes = new Set(foods.map((food) => food.nutriScoreClass));
  if (classes.size === 2 && classes.has("water") && classes.has("beverage")) return "beverage";
  const [only] = classes;
  return classes.size === 1 && only !== undefined ? only : "general";
}

/** Water adds nothing to eat, so beside food it must not thin the dish. */
function countedFoods(foods: readonly AnalysedFood[]): readonly AnalysedFood[] {
  const eaten = foods.filter((food) => food.nutriScoreClass !== "water");
  return eaten.length > 0 ? eaten : foods;
}

export function mealNutriScoreOf(foods: readonly AnalysedFood[]): NutriScoreLetter {
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
  return nutriScoreOf(inputs, classOfMeal(counted)).letter;
}
