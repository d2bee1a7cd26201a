import { foodFigures, totalsOf } from "#domain/nutrition/meal-totals.ts";
import type { MealType } from "#domain/nutrition/meal-type.ts";
import { detailsToStore } from "#domain/nutrition/saved-food.ts";
import type { SavedMeal } from "#domain/nutrition/saved-meal.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { newId } from "../../core/new-id.ts";
import { newMealDefaults } from "../meals/meal-row.ts";
import { whenEaten } from "../meals/when-eaten.ts";
import type { Submission } from "./submission.ts";

/** The person's changes on saving. `quantity` in g scales the whole meal. */
export interface Acceptance {
  readonly name?: string | undefined;
  readonly quantity?: number | undefined;
  /** Today unless given. Both only for accounts: a visitor's meal keeps the day of its scan. */
  readonly date?: CalendarDay | undefined;
  readonly mealType?: MealType | undefined;
}

type UnplacedMeal = Omit<SavedMeal, keyof Placing>;

function buildMeal(submission: Submission, mealId: string): UnplacedMeal {
  const { foods, name } = submission.analysis;
  const { quantityGrams, calories, protein, carbs, fat, fiber, nutriScore, micronutrients } = totalsOf(
    submission.analysis,
  );
  return {
    ...newMealDefaults,
    id: mealId,
    timeZone: submission.timeZone,
    name,
    quantityGrams,
    calories,
    protein,
    carbs,
    fat,
    fiber,
    nutriScore,
    micronutrients,
    foods: foods.map((food) => ({
      name: food.name,
      grams: food.grams,
      ...foodFigures(food),
      source: food.source,
      ...detailsToStore(food),
    })),
  };
}

/** Where the meal belongs in the diary; the time of the scan unless the person chose a day. */
type Placing = Pick<SavedMeal, "day" | "eatenAt" | "mealType">;

interface AcceptedSubmission {
  readonly submission: Submission;
  readonly acceptance?: Acceptance;
  /** When the account's day begins; a visitor's begins at midnight. */
  readonly dayStartHour?: number;
  readonly now: Date;
}

function placeMeal({ submission, acceptance = {}, dayStartHour = 0, now }: AcceptedSubmission): Placing {
  const { date, mealType } = acceptance;
  const { day, createdAt, timeZone } = submission;
  const placed =
    date === undefined || date === day
      ? { day, eatenAt: createdAt }
      : whenEaten({ date, mealType, timeZone, dayStartHour, now });
  return { ...placed, mealType: mealType ?? null };
}

/** The meal that is saved; throws `date_in_future`. */
export function mealOf(accepted: AcceptedSubmission): SavedMeal {
  const { submission, now } = accepted;
  return { ...buildMeal(submission, newId(now)), ...placeMeal(accepted) };
}
