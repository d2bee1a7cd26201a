// Three meals on each of the last days, and today's breakfast.
import { randomUUID } from "node:crypto";
import { eachMicronutrient } from "#domain/nutrition/nutrients.ts";
import { type CalendarDay, sameTimeOn } from "#domain/time/calendar-day.ts";
import { browserDaysAgo, browserTimeZone as timeZone } from "./browser-day.ts";
import { accountIdOf, inDatabase } from "./database.ts";

const source = { table: "FNDDS 2021-2023", code: "56205000", description: "Rice, cooked, NFS" };
const micronutrients = {
  ...eachMicronutrient(() => null),
  vitaminD: 4.1,
  vitaminC: 62,
  calcium: 410,
  iron: 5.2,
};
/** kcal and g; a day is close to the default goals. */
const meals = [
  { name: "Oats with banana", hour: 8, calories: 520, protein: 32, carbs: 74, fat: 14, fiber: 9 },
  { name: "Chicken and rice", hour: 13, calories: 760, protein: 62, carbs: 88, fat: 20, fiber: 7 },
  { name: "Salmon and potatoes", hour: 20, calories: 690, protein: 48, carbs: 66, fat: 26, fiber: 8 },
] as const;

function eatenAt(day: CalendarDay, hour: number): Date {
  return sameTimeOn({ day, timeZone, like: new Date(Date.UTC(2000, 0, 1, hour)), likeZone: "UTC" });
}

export async function seedPastMeals(email: string, days: number): Promise<void> {
  await inDatabase(async (db) => {
    const id = await accountIdOf(db, email);
    const rows = Array.from({ length: days }, (_, ago) => browserDaysAgo(ago)).flatMap((day, ago) =>
      meals.slice(0, ago === 0 ? 1 : meals.length).map(({ hour, name, ...figures }) => {
        // Every third day is lighter, so that charts vary.
        const share = ago % 3 === 2 ? 0.7 : 1;
        const scaled = Object.fromEntries(
          Object.entries(figures).map(([nutrient, amount]) => [nutrient, Math.round(amount * share)]),
        ) as typeof figures;
        return {
          id: randomUUID(),
          user_id: id,
          submission_id: null,
          day,
          eaten_at: eatenAt(day, hour),
          time_zone: timeZone,
          name,
          quantity_grams: 400,
          ...scaled,
          nutri_score: "B" as const,
          micronutrients: JSON.stringify(micronutrients),
          foods: JSON.stringify([{ name, grams: 400, ...scaled, source }]),
        };
      }),
    );
    await db.insertInto("meals").values(rows).execute();
  });
}
