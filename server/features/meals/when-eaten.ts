import { type MealType, usualTimes } from "#domain/nutrition/meal-type.ts";
import { type CalendarDay, diaryDayIn, sameTimeOn } from "#domain/time/calendar-day.ts";
import { AppError } from "../../core/app-error.ts";

interface Eaten {
  readonly date: CalendarDay | undefined;
  readonly mealType: MealType | undefined;
  readonly timeZone: string;
  readonly dayStartHour: number;
  readonly now: Date;
}

/**
 * Today: now. On an earlier day: at the usual time of the type, or at the present time of day without one. Throws
 * `date_in_future`.
 */
export function whenEaten({ date, mealType, timeZone, dayStartHour: startHour, now }: Eaten): {
  day: CalendarDay;
  eatenAt: Date;
} {
  const today = diaryDayIn({ timeZone, startHour, instant: now });
  const day = date ?? today;
  if (day > today) throw new AppError("date_in_future");
  if (day === today) return { day, eatenAt: now };
  if (mealType === undefined) return { day, eatenAt: sameTimeOn({ day, timeZone, like: now, startHour }) };
  const usual = new Date(`${day}T${usualTimes[mealType]}:00Z`);
  return { day, eatenAt: sameTimeOn({ day, timeZone, like: usual, likeZone: "UTC" }) };
}
