// Foods on days of an account, each logged by itself, and a meal of several foods that was logged as one.
import { randomUUID } from "node:crypto";
import type { MealType } from "#domain/nutrition/meal-type.ts";
import type { NutriScoreLetter } from "#domain/nutrition/nutri-score.ts";
import { eachMicronutrient } from "#domain/nutrition/nutrients.ts";
import { sameTimeOn } from "#domain/time/calendar-day.ts";
import { browserDaysAgo, browserTimeZone as timeZone } from "./browser-day.ts";
import { accountIdOf, inDatabase } from "./database.ts";

interface EatenFood {
  readonly name: string;
  readonly grams: number;
  readonly calories: number;
  /** Of the row of FNDDS that its sugars, saturated fat and salt come from; without one, rice. */
  readonly code?: string;
}

export interface EatenMeal extends EatenFood {
  readonly mealType: MealType;
  readonly score?: NutriScoreLetter;
  /** If they are several. */
  readonly parts?: readonly EatenFood[];
}

const rice = "56205000";
const sourceOf = (code: string) => ({ table: "FNDDS 2021-2023", code, description: "" });
const hours: Readonly<Record<MealType, number>> = { breakfast: 8, lunch: 13, snack: 17, dinner: 20 };

/** Of an ordinary dish, by its calories. */
function macrosOf(calories: number) {
  const share = (percent: number, kcalOfGram: number) => Math.round((calories * percent) / 100 / kcalOfGram);
  return { calories, protein: share(20, 4), carbs: share(45, 4), fat: share(35, 9), fiber: share(4, 2) };
}

const food = ({ name, grams, calories, code = rice }: EatenFood) => ({
  ...{ name, grams, ...macrosOf(calories) },
  source: sourceOf(code),
});

export async function seedEaten(email: string, meals: readonly EatenMeal[], daysAgo = 0): Promise<void> {
  const day = browserDaysAgo(daysAgo);
  await inDatabase(async (db) => {
    const userId = await accountIdOf(db, email);
    const rows = meals.map(({ mealType, score = "B", parts, ...whole }, at) => ({
      id: randomUUID(),
      user_id: userId,
      submission_id: null,
      day,
      eaten_at: sameTimeOn({
        day,
        timeZone,
        like: new Date(Date.UTC(2000, 0, 1, hours[mealType], at)),
        likeZone: "UTC",
      }),
      time_zone: timeZone,
      meal_type: mealType,
      name: whole.name,
      quantity_grams: whole.grams,
      ...macrosOf(whole.calories),
      nutri_score: score,
      micronutrients: JSON.stringify(eachMicronutrient(() => null)),
      foods: JSON.stringify((parts ?? [whole]).map(food)),
    }));
    await db.insertInto("meals").values(rows).execute();
  });
}

/** Twelve foods of a day in Spain, three of them logged as one. */
export const twelveFoods: readonly EatenMeal[] = [
  { mealType: "breakfast", name: "Café con leche", code: "11111000", grams: 200, calories: 85 },
  {
    mealType: "breakfast",
    name: "Tostada con tomate y aceite",
    code: "51101010",
    grams: 90,
    calories: 213,
    score: "C",
  },
  { mealType: "breakfast", name: "Naranja", code: "61119010", grams: 150, calories: 71, score: "A" },
  {
    mealType: "lunch",
    name: "Lentejas, ensalada y pan",
    grams: 580,
    calories: 627,
    parts: [
      { name: "Lentejas con chorizo", grams: 380, calories: 381 },
      { name: "Ensalada mixta", grams: 150, calories: 112 },
      { name: "Pan", code: "51101000", grams: 50, calories: 134 },
    ],
  },
  { mealType: "lunch", name: "Mandarina", code: "61125010", grams: 90, calories: 48, score: "A" },
  { mealType: "snack", name: "Yogur natural", code: "11411100", grams: 125, calories: 79, score: "A" },
  { mealType: "snack", name: "Almendras", code: "42101000", grams: 30, calories: 179, score: "A" },
  { mealType: "dinner", name: "Tortilla de patata", grams: 140, calories: 246, score: "C" },
  { mealType: "dinner", name: "Jamón serrano", code: "22311450", grams: 40, calories: 96, score: "E" },
  {
    mealType: "dinner",
    name: "Queso manchego curado",
    code: "14108020",
    grams: 30,
    calories: 125,
    score: "D",
  },
];
