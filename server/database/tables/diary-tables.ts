import type { ColumnType, JSONColumnType } from "kysely";
import type { WeekdayGoals } from "#domain/goals/goals-of-day.ts";
import type { Limits } from "#domain/goals/limits.ts";
import type { MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import type { MealType } from "#domain/nutrition/meal-type.ts";
import type { NutriScoreLetter } from "#domain/nutrition/nutri-score.ts";
import type { Micronutrients } from "#domain/nutrition/nutrients.ts";
import type { SavedFood } from "#domain/nutrition/saved-food.ts";
import type { SavedMeal } from "#domain/nutrition/saved-meal.ts";
import type { ActivityLevel, Gender, Maternity, Objective } from "#domain/people/body-profile.ts";
import type { Language } from "#domain/people/language.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { Defaulted } from "./column-type.ts";

export interface MealSubmissionsTable {
  id: string;
  /** The user's id, or the session's. */
  owner_id: string;
  /** Exactly one of the two is set. */
  user_id: string | null;
  anonymous_session_id: string | null;
  text: string;
  is_text: Defaulted<boolean>;
  analyser: Defaulted<string>;
  corrections: Defaulted<number>;
  language: Language;
  analysis: JSONColumnType<MealAnalysis>;
  status: "analysed" | "clarification_needed" | "accepted" | "discarded";
  day: CalendarDay;
  time_zone: string;
  created_at: Defaulted<Date>;
  updated_at: Defaulted<Date>;
  revision: Defaulted<number>;
  /** What the photo looks like; null once it is a plate of the memory, and where nothing is remembered. */
  features: Uint8Array | null;
  /** Small, of the photo; until the scan is saved or discarded. */
  picture: Uint8Array | null;
}

export interface MealsTable {
  id: string;
  user_id: string;
  submission_id: string | null;
  day: CalendarDay;
  eaten_at: Date;
  time_zone: string;
  name: string;
  quantity_grams: number;
  /** kcal */
  calories: number;
  /** g, as are the next three */
  protein: number;
  carbs: number;
  fat: number;
  fiber: number;
  nutri_score: NutriScoreLetter | null;
  meal_type: MealType | null;
  /** Of releases that stored tips: only copies still have it. The next may drop it, and the member of `ownCopy`. */
  tip: string | null;
  micronutrients: JSONColumnType<Micronutrients>;
  foods: JSONColumnType<readonly SavedFood[]>;
  revision: Defaulted<number>;
  created_at: Defaulted<Date>;
}

export interface PlatesTable {
  user_id: string;
  /** The id of its meal. */
  id: string;
  features: Uint8Array;
  seen_at: Date;
}

export interface MealPicturesTable {
  user_id: string;
  /** The id of its meal. */
  id: string;
  /** A small WebP file without metadata. */
  picture: Uint8Array;
  seen_at: Date;
}

export interface MealUndoTable {
  meal_id: string;
  user_id: string;
  /** The meal as it was. One that was stored before meals had a field lacks it. */
  meal: JSONColumnType<Partial<Omit<SavedMeal, "eatenAt">> & { readonly eatenAt: string }>;
  split_into: string | null;
}

export interface OwnFoodsTable {
  id: string;
  user_id: string;
  name: string;
  /** kcal in 100 g */
  calories: number;
  /** g in 100 g, as are the next six; null: not stated */
  protein: number | null;
  carbs: number | null;
  fat: number | null;
  fiber: number | null;
  sugars: number | null;
  saturated_fat: number | null;
  salt: number | null;
  portion_grams: number;
  /** The figures were read from the photo of a label. */
  is_from_label: Defaulted<boolean>;
  created_at: Defaulted<Date>;
}

export interface FavouritesTable {
  id: string;
  user_id: string;
  name: string;
  foods: JSONColumnType<readonly SavedFood[]>;
  created_at: Defaulted<Date>;
}

export interface ClearedEntriesTable {
  user_id: string;
  entry: Uint8Array;
  cleared_at: Date;
}

export interface LearnedDefaultsTable {
  id: string;
  user_id: string;
  kind: "food" | "meal";
  words: string;
  /** Table of the row that these words mean; null: the row that is read for everybody. */
  source_table: string | null;
  source_code: string | null;
  grams: number | null;
  /** The usual name, where the words are a whole meal's. */
  name: string | null;
  created_at: Defaulted<Date>;
  used_at: Date;
}

export interface RecipesTable {
  id: string;
  user_id: string;
  name: string;
  servings: number;
  cooked_grams: number | null;
  ingredients: JSONColumnType<readonly SavedFood[]>;
  revision: Defaulted<number>;
  created_at: Defaulted<Date>;
}

export interface GoalsTable {
  user_id: string;
  calories: number;
  protein: number;
  carbs: number;
  fat: number;
  fiber: number;
  limits: ColumnType<Limits, string | undefined, string>;
  weekdays: ColumnType<WeekdayGoals, string | undefined, string>;
  since: CalendarDay | null;
  updated_at: Defaulted<Date>;
}

export interface EarlierGoalsTable {
  user_id: string;
  until: CalendarDay;
  calories: number;
  protein: number;
  carbs: number;
  fat: number;
  fiber: number;
  limits: JSONColumnType<Limits>;
  weekdays: JSONColumnType<WeekdayGoals>;
}

export interface ProfilesTable {
  user_id: string;
  birthdate: CalendarDay;
  gender: Gender;
  height_cm: number;
  weight_kg: number;
  activity_level: ActivityLevel;
  objective: Objective;
  maternity: Defaulted<Maternity | null>;
  updated_at: Defaulted<Date>;
}
