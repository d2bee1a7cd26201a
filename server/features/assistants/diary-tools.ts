import * as z from "zod";
import * as mini from "zod/mini";
import { getGoals, saveGoals } from "#contract/endpoints/goals.ts";
import { getDailySummary, listMeals } from "#contract/endpoints/meals.ts";
import { goals } from "#contract/shapes/goals.ts";
import { dailySummary, dayRequest } from "#contract/shapes/meals.ts";
import { calendarDay } from "#contract/shapes/primitives.ts";
import { tool, withDescription } from "./tool.ts";

const date = mini.optional(withDescription(calendarDay, "Day of the diary, YYYY-MM-DD; today if absent"));
const dayOfMeals = mini.object({ date: calendarDay, meals: listMeals.answer });
const summaryOfDay = mini.object({ date: calendarDay, ...dailySummary.shape });

const readDay = tool({
  name: "read_day",
  title: "Read a day",
  description: "The meals of one day, newest first, with every food and the source of its figures.",
  input: z.object({ ...dayRequest.shape, date }),
  answer: dayOfMeals,
  run: async (api, { date: day, ...page }, { today }) => {
    const body = { ...page, date: day ?? today };
    return { date: body.date, meals: await api(listMeals, { body }) };
  },
});

const readSummary = tool({
  name: "read_summary",
  title: "Read a day's totals",
  description:
    "What was eaten on a day beside the goals: kcal, and g of protein, carbohydrate, fat and fibre; sugars, saturated fat and salt beside the limits that the person set. A total that is not known for every food is a lower bound. On Pro also vitamins, minerals and omega-3 (µg, mg or g), and what percentage of the person's daily need they are.",
  input: z.object({ date }),
  answer: summaryOfDay,
  run: async (api, { date: day }, { today }) => {
    const of = day ?? today;
    return { date: of, ...(await api(getDailySummary, { query: { date: of, with: "micronutrients" } })) };
  },
});

const readGoals = tool({
  name: "read_goals",
  title: "Read the daily goals",
  description:
    "The person's daily goals: kcal, and g of protein, carbohydrate, fat and fibre; the limits (g) of sugars, saturated fat and salt that they set; under `weekdays`, the goals of weekdays that have their own.",
  input: z.object({}),
  answer: goals,
  run: (api) => api(getGoals, {}),
});

const setGoals = tool({
  name: "set_goals",
  title: "Set the daily goals",
  description:
    "Replace all five daily goals. Whole numbers: kcal, and g of the others. `limits` (g) replaces all limits, `weekdays` (all five figures of each weekday that differs) all of these; without them, they stay. Days before today keep the goals that they had.",
  input: z.object(goals.shape),
  answer: goals,
  isWriting: true,
  run: (api, body) => api(saveGoals, { body }),
});

export const diaryTools = { readDay, readSummary, readGoals, setGoals };
