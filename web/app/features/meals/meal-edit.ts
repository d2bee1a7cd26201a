import type { Meal, MealChanges } from "#contract/shapes/meals.ts";
import type { MealType } from "#domain/nutrition/meal-type.ts";
import { type Macronutrients, macronutrientNames } from "#domain/nutrition/nutrients.ts";
import { wallClockIn } from "#domain/time/calendar-day.ts";

export interface MealEdit {
  readonly name: string;
  readonly mealType: MealType;
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

/** An edit that changes nothing. Grams are rounded, as they are shown. */
export function createEdit(meal: Meal, timeZone: string): MealEdit {
  return {
    name: meal.name,
    mealType: meal.mealType,
    grams: meal.foods.map((food) => Math.round(food.grams)),
    eatenAt: formatLocalMinute(meal.createdAt, timeZone),
  };
}

/** Only what changed; undefined if nothing did. Differences by rounding alone are ignored. */
export function findChanges(meal: Meal, edit: MealEdit, timeZone: string): MealChanges | undefined {
  const before = createEdit(meal, timeZone);
  const name = edit.name.trim();
  const foods = edit.grams.flatMap((grams, position) =>
    grams === before.grams[position] ? [] : [{ position, grams }],
  );
  const changes = {
    ...(name !== before.name && { name }),
    ...(edit.mealType !== before.mealType && { mealType: edit.mealType }),
    ...(foods.length > 0 && { foods }),
    // Without an offset: parsed as local time.
    ...(edit.eatenAt !== before.eatenAt && { eatenAt: new Date(edit.eatenAt).toISOString() }),
  };
  return Object.keys(changes).length > 0 ? changes : undefined;
}

/** kcal and g with the edited grams: each food in proportion, as the server computes it. */
export function previewTotals(meal: Meal, { grams }: Pick<MealEdit, "grams">): Macronutrients {
  const sums = macronutrientNames.map((name) => {
    const parts = meal.foods.map((food, position) => {
      const edited = grams[position] ?? food.grams;
      const isSame = edited === Math.round(food.grams) || food.grams === 0;
      return isSame ? food[name] : (food[name] * edited) / food.grams;
    });
    return [name, parts.reduce((sum, part) => sum + part, 0)] as const;
  });
  // Built from all the names.
  return Object.fromEntries(sums) as Macronutrients;
}
