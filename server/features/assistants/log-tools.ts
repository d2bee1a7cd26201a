import * as z from "zod";
import * as mini from "zod/mini";
import { logMeal } from "#contract/endpoints/add.ts";
import { deleteMeal } from "#contract/endpoints/meals.ts";
import { acceptSubmission, respondToSubmission, submitText } from "#contract/endpoints/scan.ts";
import { foodsPerMealMax, questionsMax, unreadWordsMax } from "#contract/limits.ts";
import { newMeal } from "#contract/shapes/add.ts";
import { meal } from "#contract/shapes/meals.ts";
import { analysedFood } from "#contract/shapes/nutrition.ts";
import { calendarDay, identifier, language } from "#contract/shapes/primitives.ts";
import { mealType, submissionAnalysis } from "#contract/shapes/scan.ts";
import { textSubmission } from "#contract/shapes/scan-input.ts";
import { refusalOf } from "./call-api.ts";
import { resolveMealTime } from "./resolve-meal-time.ts";
import { requestIdShape, tool, withDescription } from "./tool.ts";

const date = mini.optional(
  withDescription(
    calendarDay,
    "Day of the diary, YYYY-MM-DD. If absent: the day that the words name, else today",
  ),
);
const ofMeal = mini.optional(
  withDescription(mealType, "If absent: the meal that the words name, else guessed from the time"),
);
const ofWords = mini.optional(withDescription(language, "Language of the words"));

const loggedInWords = mini.object({
  mealId: identifier,
  date: calendarDay,
  ...mini.pick(submissionAnalysis, {
    ...{ name: true, calories: true, protein: true, carbs: true, fat: true, fiber: true, range: true },
    setAside: true,
  }).shape,
  /** Words that no food accounts for. */
  unread: mini.array(mini.string()).check(mini.maxLength(unreadWordsMax)),
  openQuestions: mini.array(mini.string()).check(mini.maxLength(questionsMax)),
  foods: mini
    .array(mini.pick(analysedFood, { name: true, grams: true, calories: true, source: true }))
    .check(mini.maxLength(foodsPerMealMax)),
});

const logMealInWords = tool({
  name: "log_meal_in_words",
  title: "Log a meal in words",
  description:
    "Save one meal that is described in everyday words, such as 'two eggs and toast with butter', in English, Spanish or French. 'Yesterday', 'last night' or 'for lunch' in the words set day and meal. Amounts that the words leave open are usual portions. Costs one of the person's scans of the day. Answers the foods with grams and the source of their figures, a range that holds the true calories for 80 % of meals, what would have been worth asking, the words that were not read (unread), and those that count no food of their own, with the reason (setAside). Tell the person what was not read.",
  input: z.object({
    ...{ text: textSubmission.shape.text, date, mealType: ofMeal, language: ofWords },
    ...requestIdShape,
  }),
  answer: loggedInWords,
  isWriting: true,
  run: async (api, { text, language: of, ...given }, now) => {
    const when = resolveMealTime(text, given, now);
    // Checked first: the scan would be spent by the time the meal is saved.
    if (when.date !== undefined && when.date > now.today) throw refusalOf("date_in_future");
    const read = await api(submitText, { body: { text, language: of } });
    const isOpen = read.status === "clarification_needed";
    const result = isOpen ? await api(respondToSubmission, { params: { id: read.id }, body: [] }) : read;
    const { mealId } = await api(acceptSubmission, { params: { id: read.id }, body: when });
    const openQuestions = read.questions.map(({ questionText }) => questionText);
    const unread = (result.unread ?? []).map(({ word }) => word);
    const told = { mealId, date: when.date ?? now.today, openQuestions, unread };
    return mini.parse(loggedInWords, { ...result, ...told });
  },
});

const logFoods = tool({
  name: "log_foods",
  title: "Log foods with their amounts",
  description:
    "Save a meal of foods, recipes and favourites found with search_foods, of what is in an earlier meal, or of calories alone. Costs no scan.",
  input: z.object({
    ...newMeal.shape,
    items: withDescription(
      newMeal.shape.items,
      "What was eaten. from 'table': source.table and source.code of a result in foods; 'ownFood', 'recipe' and 'favourite': the id of a result in ownFoods, recipes or favourites; 'meal': a saved meal, whole or the food at a position; 'quick': a name and kcal, and g where they are known",
    ),
    date,
    mealType: mini.optional(withDescription(mealType, "Guessed from the time if absent")),
    ...requestIdShape,
  }),
  answer: meal,
  isWriting: true,
  run: (api, { requestId: _, ...body }) => api(logMeal, { body }),
});

const deleted = mini.object({ deleted: identifier });

const deleteOneMeal = tool({
  name: "delete_meal",
  title: "Delete a meal",
  description: "Delete one saved meal, by the id that read_day or a log tool answered. Ask the person first.",
  input: z.object({ mealId: identifier }),
  answer: deleted,
  isWriting: true,
  run: async (api, { mealId }) => {
    await api(deleteMeal, { params: { id: mealId } });
    return { deleted: mealId };
  },
});

export const logTools = { logMealInWords, logFoods, deleteOneMeal };
