import type { CalendarDay } from "../time/calendar-day.ts";
import type { MealType } from "./meal-type.ts";
import type { NutriScoreLetter } from "./nutri-score.ts";
import type { Macronutrients, Micronutrients } from "./nutrients.ts";
import type { SavedFood } from "./saved-food.ts";

/** A meal of the diary. */
export interface SavedMeal extends Macronutrients {
  readonly id: string;
  readonly day: CalendarDay;
  /** IANA name of the zone it was eaten in. */
  readonly timeZone: string;
  readonly eatenAt: Date;
  readonly name: string;
  readonly quantityGrams: number;
  /** null where a food's figures were entered by the person: they say nothing of sugars and salt. */
  readonly nutriScore: NutriScoreLetter | null;
  /** null: guessed from the local time. */
  readonly mealType: MealType | null;
  readonly micronutrients: Micronutrients;
  readonly foods: readonly SavedFood[];
  /** Counts the changes. */
  readonly revision: number;
}
