// The meal of the landing page and of the walkthrough, as our analyser reads "baked salmon 120 g, 150 g cooked white rice, 100 g cooked broccoli".

/** kcal and g; a test checks them against the FNDDS 2021-2023 rows they name. */
export const sampleMeal = {
  calories: 585,
  /** The analyser's calibrated range, which holds 80 % of comparable meals. */
  range: { low: 499, high: 653 },
  nutriScore: "A",
  foods: [
    { name: "salmon", grams: 120, calories: 329, code: "26137120" },
    { name: "rice", grams: 150, calories: 194, code: "56205001" },
    { name: "broccoli", grams: 100, calories: 63, code: "72201220" },
  ],
  macros: { protein: 37, carbs: 48, fat: 26, fiber: 3 },
} as const;
export const sampleSource = "FNDDS 2021-2023";
