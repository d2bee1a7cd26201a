import type { MealType } from "#domain/nutrition/meal-type.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

/** Where the diary gets what is added. */
export interface Target {
  readonly day: CalendarDay;
  readonly mealType: MealType;
  /** The type was chosen, not guessed. */
  readonly isTypeChosen: boolean;
}

/** For a meal that is repeated: on another day it keeps its time and type. */
export function placeOfRepeat({ day, mealType, isTypeChosen }: Target, today: CalendarDay) {
  return { ...(day !== today && { date: day }), ...(isTypeChosen && { mealType }) };
}

/** What a call says of it: nothing that the server finds out itself. */
export function placeOf({ day, mealType, isTypeChosen }: Target, today: CalendarDay) {
  return {
    ...(day !== today && { date: day }),
    ...((isTypeChosen || day !== today) && { mealType }),
  };
}
