// The results that `npm run bench -- meals` writes to bench/results/meals.json.
import * as z from "zod/mini";

const error = z.number();

const measuredSet = z.object({
  meals: z.int(),
  /** Share of meals, 0 to 1, whose carbohydrates are within 7.5 g. */
  carbsWithin7g5: z.number(),
  /** kcal and g */
  meanAbsoluteError: z.object({ calories: error, protein: error, carbs: error, fat: error }),
  /** Share of meals, 0 to 1, whose true calories are inside the displayed range. */
  rangeCoverage: z.number(),
  medianMs: z.number(),
});

export const measuredMeals = z.object({ results: z.record(z.string(), measuredSet) });
export type MeasuredMeals = z.infer<typeof measuredMeals>;
