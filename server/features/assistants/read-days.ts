import * as z from "zod";
import * as mini from "zod/mini";
import { listMeals } from "#contract/endpoints/meals.ts";
import { foodDaysMax, foodsPerMealMax, mealsPerDayMax } from "#contract/limits.ts";
import { type Meal, meal, mealFood } from "#contract/shapes/meals.ts";
import { macronutrientFigures } from "#contract/shapes/nutrition.ts";
import { calendarDay } from "#contract/shapes/primitives.ts";
import { roundMacros } from "#domain/nutrition/meal-totals.ts";
import { macronutrientNames } from "#domain/nutrition/nutrients.ts";
import { addDays, type CalendarDay } from "#domain/time/calendar-day.ts";
import { dayCount } from "#domain/time/day-range.ts";
import { refusalOf } from "./call-api.ts";
import { type Api, tool, withDescription } from "./tool.ts";

/** Foods in one answer; further days are left to another call. */
const foodsMax = 1000;
const daysByDefault = 7;

const eatenFood = mini.pick(mealFood, { name: true, grams: true, calories: true });
/** A meal without what an answer over many days has no room for. */
const eatenMeal = mini.extend(
  mini.omit(meal, {
    createdAt: true,
    quantity: true,
    nutriScore: true,
    toLimit: true,
    revision: true,
    nutritionalTip: true,
    micronutrients: true,
    micronutrientsKnownFor: true,
  }),
  { foods: mini.array(eatenFood).check(mini.maxLength(foodsPerMealMax)) },
);
const eatenDay = mini.object({
  date: calendarDay,
  ...macronutrientFigures.shape,
  meals: mini.array(eatenMeal).check(mini.maxLength(mealsPerDayMax)),
});
const eatenDays = mini.object({
  days: mini.array(eatenDay).check(mini.maxLength(foodDaysMax)),
  /** null: all days are here. */
  continuesFrom: mini.nullable(calendarDay),
});

/** The sum of the meals, added up as in the diary. */
function totalOf(meals: readonly Meal[]) {
  const sums = macronutrientNames.map((name) => [name, meals.reduce((sum, each) => sum + each[name], 0)]);
  const { calories, ...grams }: Record<(typeof macronutrientNames)[number], number> =
    Object.fromEntries(sums);
  return { calories, ...roundMacros(grams) };
}

async function readEatenDay(api: Api, date: CalendarDay) {
  const meals = await api(listMeals, { body: { date } });
  return mini.parse(eatenDay, { date, ...totalOf(meals), meals: meals.toReversed() });
}

export const readDays = tool({
  name: "read_days",
  title: "Read several days",
  description: `What was eaten on up to ${foodDaysMax} days, oldest first: totals of each day (kcal, and g of protein, carbohydrate, fat and fibre), its meals, and their foods. The last seven days unless from and to are given. Where continuesFrom is a day, call again with it as from.`,
  input: z.object({
    from: mini.optional(withDescription(calendarDay, "First day; six days before to if absent")),
    to: mini.optional(withDescription(calendarDay, "Last day; today if absent")),
  }),
  answer: eatenDays,
  run: async (api, { from, to }, { today }) => {
    const last = to ?? today;
    const first = from ?? addDays(last, 1 - daysByDefault);
    const count = dayCount({ from: first, to: last });
    if (count < 1) throw refusalOf("range_reversed");
    if (count > foodDaysMax) throw refusalOf("range_too_long");
    const days: z.output<typeof eatenDay>[] = [];
    let foods = 0;
    for (let day = first; day <= last; day = addDays(day, 1)) {
      if (foods > foodsMax) return { days, continuesFrom: day };
      const read = await readEatenDay(api, day);
      foods += read.meals.reduce((sum, { foods: eaten }) => sum + eaten.length, 0);
      days.push(read);
    }
    return { days, continuesFrom: null };
  },
});
