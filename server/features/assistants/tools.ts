import * as z from "zod";
import type { AnswerOf, CallOf, EndpointParts } from "#contract/endpoint.ts";
import { logMeal } from "#contract/endpoints/logging.ts";
import { deleteMeal, getDailySummary, getGoals, listMeals, saveGoals } from "#contract/endpoints/meals.ts";
import {
  acceptSubmission,
  respondToSubmission,
  searchFoods,
  submitText,
} from "#contract/endpoints/scanning.ts";
import {
  foodGramsMax,
  foodGramsMin,
  foodSearchMaxLength,
  foodsPerMealMax,
  mealTextMaxLength,
  quickCaloriesMax,
} from "#contract/limits.ts";
import { mealTypes } from "#domain/nutrition/meal-type.ts";
import { languages } from "#domain/people/language.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { refusalOf } from "./call-api.ts";

/** Calls the API as the person's token may. */
export type Api = <const E extends EndpointParts>(endpoint: E, call: CallOf<E>) => Promise<AnswerOf<E>>;

interface Tool<Input extends z.ZodObject = z.ZodObject> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  /** Changes the diary: needs a token that may write. */
  readonly isWriting?: true;
  readonly run: (api: Api, input: z.output<Input>, today: CalendarDay) => Promise<object>;
}

const tool = <Input extends z.ZodObject>(parts: Tool<Input>): Tool => parts as unknown as Tool;

/** Characters. */
const requestIdMaxLength = 100;

/** Of the tools that log; `makeServer` reads it. */
export const requestIdShape = {
  requestId: z
    .string()
    .min(1)
    .max(requestIdMaxLength)
    .describe(
      "Any unique text for this meal, such as a UUID. Repeat it when you try again after an error or without an answer: the meal is then saved once.",
    )
    .optional(),
};

const date = z.iso.date().describe("Day of the diary, YYYY-MM-DD; today if absent").optional();
const mealType = z.enum(mealTypes).describe("Guessed from the time if absent").optional();
const language = z.enum(languages).describe("Language of the words").optional();

const foodOfTable = z.object({
  table: z.string().describe("source.table of a result of search_foods"),
  code: z.string().describe("source.code of the same result"),
  grams: z.number().min(foodGramsMin).max(foodGramsMax),
});
const caloriesAlone = z.object({
  name: z.string().min(1).max(80),
  calories: z.number().min(0).max(quickCaloriesMax).describe("kcal"),
});

/** In the order in which an assistant is shown them. Descriptions are for language models, so they are English. */
export const tools: readonly Tool[] = [
  tool({
    name: "log_meal_in_words",
    title: "Log a meal in words",
    description:
      "Save a meal that is described in everyday words, such as 'two eggs and toast with butter', in English, Spanish or French. Amounts that the words leave open are usual portions. Costs one of the person's scans of the day. Answers the foods with grams and the source of their figures, a range that holds the true calories for 80 % of meals, and what would have been worth asking.",
    input: z.object({
      ...{ text: z.string().min(1).max(mealTextMaxLength), date, mealType, language },
      ...requestIdShape,
    }),
    isWriting: true,
    run: async (api, { text, language: of, requestId: _, ...when }, today) => {
      // Checked first: the scan would be spent by the time the meal is saved.
      if (when.date !== undefined && when.date > today) throw refusalOf("date_in_future");
      const read = await api(submitText, { body: { text, language: of } });
      const isOpen = read.status === "clarification_needed";
      const meal = isOpen ? await api(respondToSubmission, { params: { id: read.id }, body: [] }) : read;
      const { mealId } = await api(acceptSubmission, { params: { id: read.id }, body: when });
      const { name, calories, protein, carbs, fat, fiber, range, foods } = meal;
      const open = read.questions.map(({ questionText }) => questionText);
      return {
        ...{ mealId, name, calories, protein, carbs, fat, fiber, range, openQuestions: open },
        foods: foods.map((food) => ({
          name: food.name,
          grams: food.grams,
          calories: food.calories,
          source: food.source,
        })),
      };
    },
  }),
  tool({
    name: "search_foods",
    title: "Search foods",
    description: "Find foods of the composition table by name. Figures are for 100 g.",
    input: z.object({ query: z.string().min(1).max(foodSearchMaxLength), language }),
    run: async (api, query) => ({ foods: await api(searchFoods, { query }) }),
  }),
  tool({
    name: "log_foods",
    title: "Log foods with their grams",
    description: "Save a meal of foods found with search_foods, or of calories alone. Costs no scan.",
    input: z.object({
      items: z
        .array(z.union([foodOfTable, caloriesAlone]))
        .min(1)
        .max(foodsPerMealMax),
      name: z.string().min(1).max(120).optional(),
      date,
      mealType,
      language,
      ...requestIdShape,
    }),
    isWriting: true,
    run: async (api, { items, requestId: _, ...rest }) => {
      const body = {
        ...rest,
        items: items.map((item) =>
          "code" in item ? { from: "table" as const, ...item } : { from: "quick" as const, ...item },
        ),
      };
      return api(logMeal, { body });
    },
  }),
  tool({
    name: "read_day",
    title: "Read a day",
    description: "The meals of one day, newest first, with every food and the source of its figures.",
    input: z.object({ date: z.iso.date() }),
    run: async (api, body) => ({ meals: await api(listMeals, { body }) }),
  }),
  tool({
    name: "read_summary",
    title: "Read a day's totals",
    description:
      "What was eaten on a day beside the goals: kcal, and g of protein, carbohydrate, fat and fibre. On Pro also vitamins, minerals and omega-3 (µg, mg or g), and what percentage of the person's daily need they are.",
    input: z.object({ date }),
    run: (api, query) => api(getDailySummary, { query: { ...query, with: "micronutrients" } }),
  }),
  tool({
    name: "read_goals",
    title: "Read the daily goals",
    description: "The person's daily goals: kcal, and g of protein, carbohydrate, fat and fibre.",
    input: z.object({}),
    run: (api) => api(getGoals, {}),
  }),
  tool({
    name: "set_goals",
    title: "Set the daily goals",
    description: "Replace all five daily goals. Whole numbers: kcal, and g of the others.",
    input: z.object({
      ...{ calories: z.int(), protein: z.int(), carbs: z.int(), fat: z.int(), fiber: z.int() },
    }),
    isWriting: true,
    run: (api, body) => api(saveGoals, { body }),
  }),
  tool({
    name: "delete_meal",
    title: "Delete a meal",
    description:
      "Delete one saved meal, by the id that read_day or a log tool answered. Ask the person first.",
    input: z.object({ mealId: z.uuid() }),
    isWriting: true,
    run: async (api, { mealId }) => {
      await api(deleteMeal, { params: { id: mealId } });
      return { deleted: mealId };
    },
  }),
];
