/** web/features/meals: what a person changes of a saved meal, before it is sent. */
import type { Meal, MealChanges } from "#contract/shapes/meals.ts";
import { type Macronutrients, macronutrientNames } from "#domain/nutrition/nutrients.ts";
import { wallClockIn } from "#domain/time/calendar-day.ts";

export interface MealEdit {
  readonly name: string;
  /** g of each food, in the meal's order. */
  readonly grams: readonly number[];
  /** On the person's own clock, as `datetime-local` fields write it: `2026-03-01T12:30`. */
  readonly eatenAt: string;
}

/** An instant as the clock of `timeZone` shows it, to the minute. */
export function formatLocalMinute(instant: string, timeZone: string): string {
  const { day, hour, minute } = wallClockIn(timeZone, new Date(instant));
  return `${day}T${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}

/** The meal as it stands. Grams are shown whole. */
export function createEdit(meal: Meal, timeZone: string): MealEdit {
  return {
    name: meal.name,
    grams: meal.foods.map((food) => Math.round(food.grams)),
    eatenAt: formatLocalMinute(meal.createdAt, timeZone),
  };
}

/** Only what is different; undefined where nothing is. What only looks different, by rounding, is left alone. */
export function findChanges(meal: Meal, edit: MealEdit, timeZone: string): MealChanges | undefined {
  const before = createEdit(meal, timeZone);
  const name = edit.name.trim();
  const foods = edit.grams.flatMap((grams, position) =>
    grams === before.grams[position] ? [] : [{ position, grams }],
  );
  const changes = {
    ...(name !== before.name && { name }),
    ...(foods.length > 0 && { foods }),
    // Read by the browser as its own local time.
    ...(edit.eatenAt !== before.eatenAt && { eatenAt: new Date(edit.eatenAt).toISOString() }),
  };
  return Object.keys(changes).length > 0 ? changes : undefined;
}

/** kcal and g of the meal with the grams as edited: each food in proportion, as the server works it out. */
export function previewTotals(meal: Meal, { grams }: Pick<MealEdit, "grams">): Macronutrients {
  const sums = macronutrientNames.map((name) => {
    const parts = meal.foods.map((food, position) => {
      const wanted = grams[position] ?? food.grams;
      const isSame = wanted === Math.round(food.grams) || food.grams === 0;
      return isSame ? food[name] : (food[name] * wanted) / food.grams;
    });
    return [name, parts.reduce((sum, part) => sum + part, 0)] as const;
  });
  // True: made of all the names.
  return Object.fromEntries(sums) as Macronutrients;
}
