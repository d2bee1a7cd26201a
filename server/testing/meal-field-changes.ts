import * as fc from "fast-check";
import { type MealChanges, mealChanges } from "#contract/shapes/meals.ts";
import { validValue } from "./fuzz/schema-values.ts";

type MealField = Exclude<keyof MealChanges, "foods" | "edits" | "revision">;

const { foods: _, edits: __, revision: ___, ...fields } = mealChanges.shape;

/** A change of each field of a meal that is changed by itself. That of a new field is made from its shape. */
export const mealFieldChanges: Readonly<Record<MealField, unknown>> = {
  ...(Object.fromEntries(
    Object.entries(fields).map(([name, shape]) => [
      name,
      fc
        .sample(validValue(shape), { seed: 1, numRuns: 50 })
        .find((value) => value !== null && value !== undefined && shape.safeParse(value).success),
    ]),
  ) as Record<MealField, unknown>),
  name: "Rice bowl",
  mealType: "snack",
  eatenAt: "2026-03-09T08:00:00.000Z",
};
