import { readStatedTime, type StatedTime } from "#analysis/text/stated-time.ts";
import type { MealType } from "#domain/nutrition/meal-type.ts";
import { addDays, type CalendarDay } from "#domain/time/calendar-day.ts";
import { ToolRefusal } from "./call-api.ts";
import type { DiaryNow } from "./tool.ts";

const wordsQuoted = 3;

interface When {
  readonly date?: CalendarDay | undefined;
  readonly mealType?: MealType | undefined;
}

/**
 * The day and meal that were given, else those that the words state. Throws `day_unclear` or `several_meals`, for the assistant
 * to correct.
 */
export function resolveMealTime(text: string, { date, mealType }: When, now: DiaryNow): When {
  const told = readStatedTime(text);
  return {
    date: date ?? statedDay(told, now),
    mealType: mealType ?? statedMeal(told),
  };
}

/** Undefined for a meal of today. */
function statedDay({ daysAgo, openDays }: StatedTime, { today, date }: DiaryNow): CalendarDay | undefined {
  if (openDays.length > 0 || daysAgo.size > 1) {
    const quoted = [...new Set(openDays)].slice(0, wordsQuoted).map((word) => `"${word}"`);
    const words = quoted.length > 0 ? quoted.join(", ") : "several days";
    throw new ToolRefusal(
      "day_unclear",
      `The words name ${words}. Call again with date, once for each day: today is ${today}.`,
    );
  }
  const [ago = 0] = daysAgo;
  return ago === 0 ? undefined : addDays(date, -ago);
}

function statedMeal({ meals }: StatedTime): MealType | undefined {
  const [meal] = meals;
  if (meals.size <= 1) return meal;
  throw new ToolRefusal(
    "several_meals",
    `The words name several meals (${[...meals].join(", ")}). Call once for each, or give mealType.`,
  );
}
