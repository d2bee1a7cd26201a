import type { MealType } from "#domain/nutrition/meal-type.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

/** Where the diary gets what is added. */
export interface Target {
  readonly day: CalendarDay;
  readonly mealType: MealType;
  /** The type was chosen, not guessed. */
  readonly isTypeChosen: boolean;
}

/** What a call says of it. The meal is the one that the person saw, also where nobody chose it. */
export function placeOf({ day, mealType }: Target, today: CalendarDay) {
  return { ...(day !== today && { date: day }), mealType };
}
