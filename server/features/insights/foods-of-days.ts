import type { Kysely } from "kysely";
import { foodDaysMax } from "#contract/limits.ts";
import type { EatenFood } from "#contract/shapes/insights.ts";
import type { SavedMeal } from "#domain/nutrition/saved-meal.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { type DayRange, dayCount, weekOf } from "#domain/time/day-range.ts";
import { AppError } from "../../core/app-error.ts";
import type { Database } from "../../database/schema.ts";
import { findCursorMeal } from "../meals/cursor-meal.ts";
import { readMealPages } from "../meals/meal-pages.ts";

/** This week by default; with one date, the rest of its week. Throws `range_reversed`, `range_too_long`. */
export function resolveRange(
  { from, to }: { readonly from?: CalendarDay | undefined; readonly to?: CalendarDay | undefined },
  today: CalendarDay,
): DayRange {
  const range = { from: from ?? weekOf(to ?? today).from, to: to ?? weekOf(from ?? today).to };
  const count = dayCount(range);
  if (count < 1) throw new AppError("range_reversed");
  if (count > foodDaysMax) throw new AppError("range_too_long");
  return range;
}

export interface FoodPage {
  readonly range: DayRange;
  readonly after: string | undefined;
  /** Foods on a page. A meal that would exceed it is left for the next page, so that no meal is split. */
  readonly limit: number;
}

/** Oldest first. Throws `meal_not_found` for an unknown `after`. */
export async function loadFoodsOfDays(
  db: Kysely<Database>,
  userId: string,
  { range, after, limit }: FoodPage,
): Promise<EatenFood[]> {
  const cursor = await findCursorMeal(db, userId, after);
  const foods: EatenFood[] = [];
  for await (const meals of readMealPages(db, userId, { ...range, after: cursor })) {
    for (const meal of meals) {
      if (foods.length > 0 && foods.length + meal.foods.length > limit) return foods;
      foods.push(...toEatenFoods(meal));
    }
  }
  return foods;
}

function toEatenFoods(meal: SavedMeal): EatenFood[] {
  return meal.foods.map((food) => ({
    date: meal.day,
    mealId: meal.id,
    mealName: meal.name,
    eatenAt: meal.eatenAt.toISOString(),
    ...food,
  }));
}
