import type { Meal } from "#contract/shapes/meals.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

/** What can be done to rows of a day. */
export interface RowActions {
  readonly day: CalendarDay;
  readonly toggle: (meal: Meal) => void;
  /** Chooses it, or no longer. */
  readonly select: (meal: Meal) => void;
  readonly logAgain: (meal: Meal) => void;
  readonly edit: (meal: Meal) => void;
  /** Asks where to. */
  readonly askPlace: (kind: "move" | "copy", meals: readonly Meal[]) => void;
  readonly remove: (meals: readonly Meal[]) => void;
}
