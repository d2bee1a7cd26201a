// The same jobs in SparkyFitness, counted from the source of its web interface on a phone (docs/everyday-jobs.md). It opens on
// today's diary. A step is a tap; a field that takes the focus by itself costs none. Where a food was logged before, it is
// among its recent foods.
import { fiveFoods, type JobName } from "./jobs.ts";
import type { Effort } from "./seconds.ts";

interface Path {
  readonly steps: readonly string[];
  readonly typed: readonly string[];
}

const addFood = "Add food on the card of the meal";
const addToMeal = "Add to Meal";
const newFood = ["Online", "Search", "Edit & Add", "Add Food", addToMeal];
const knownIngredient = ["Add Food", "the food", addToMeal];
const ingredients = ["flour", "250", "eggs", "150", "milk", "500", "butter", "30", "sugar", "20"];

const paths: Readonly<Record<JobName, Path>> = {
  yesterdaysDinner: {
    steps: ["Previous day", addFood, "salmon", addToMeal, "potatoes", addToMeal],
    typed: [],
  },
  sameBreakfast: { steps: ["Copy from yesterday"], typed: [] },
  apple: { steps: [addFood, ...newFood], typed: ["apple"] },
  biscuits: { steps: [addFood, ...newFood], typed: ["biscuits", "100"] },
  recipe: {
    steps: [
      ...["Add", "Foods", "Create New Meal", "Meal Name", "Total Servings"],
      ...[1, 2, 3, 4, 5].flatMap(() => knownIngredient),
      ...["Save Meal", "Diary", addFood, "Meals", "the recipe", "Update Entry"],
    ],
    typed: ["Pancakes", "4", ...ingredients],
  },
  water: { steps: ["+1", "+1"], typed: [] },
  portion: { steps: ["the date", "the day", "Edit entry", "Save Changes"], typed: ["350"] },
  quickCalories: {
    steps: [addFood, "Custom Food", "Food Name", "Calories", "Add Food", addToMeal],
    typed: ["Cake", "250"],
  },
  yesterdayAgain: {
    steps: ["Copy from yesterday, breakfast", "Copy from yesterday, lunch", "Copy from yesterday, dinner"],
    typed: [],
  },
  weight: { steps: ["Add", "Check-In", "Weight", "Save Check-In"], typed: ["71.5"] },
  fiveFoods: { steps: [addFood, ...fiveFoods.flatMap(() => newFood)], typed: fiveFoods },
  milk: { steps: [addFood, "milk", addToMeal], typed: [] },
  wrongEntry: { steps: ["Remove entry"], typed: [] },
  dinnerAtNoon: { steps: [addFood, ...newFood], typed: ["lentil soup"] },
  // It cannot move: what is copied has to be removed from where it was.
  movedLunch: { steps: ["Copy from yesterday, lunch", "Previous day", "Remove entry"], typed: [] },
  halfRecipe: { steps: [addFood, "Meals", "the recipe", "Quantity", "Update Entry"], typed: ["0.5"] },
  barcode: {
    steps: [addFood, "Scan barcode", "Enter Scan Code", "the field", "Submit Barcode", addToMeal],
    typed: ["8480000823274"],
  },
  lastTuesday: { steps: ["the date", "the day"], typed: [] },
};

export function effortInSparkyFitness(job: JobName): Effort {
  const { steps, typed } = paths[job];
  return { taps: steps.length, characters: typed.join("").length };
}
