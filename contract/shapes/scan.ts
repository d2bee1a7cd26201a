import * as z from "zod/mini";
import { setAsideReasons } from "#domain/nutrition/meal-analysis.ts";
import { mealTypes } from "#domain/nutrition/meal-type.ts";
import { photoHints, unreadPhotoReasons } from "#domain/scan/photo-remarks.ts";
import {
  candidatesMax,
  choicesMax,
  correctionClausesMax,
  foodGramsMax,
  foodGramsMin,
  foodsPerMealMax,
  mealNameMaxLength,
  mealQuantityMaxGrams,
  mealQuantityMinGrams,
  ownMealsMax,
  photosMax,
  questionsMax,
  setAsideMax,
  unreadWordsMax,
} from "../limits.ts";
import {
  analysedFood,
  foodSource,
  macronutrients,
  micronutrients,
  micronutrientsKnownFor,
} from "./nutrition.ts";
import { amount, calendarDay, identifier, nutriScoreLetter } from "./primitives.ts";

/**
 * How a meal was read: `reader` reads words on our server, `model` is a configured language model, for words and photos;
 * `questions`: the person was asked what a photo shows.
 */
export const mealReaders = [
  "reader",
  "barcode",
  "label",
  "model",
  "recogniser",
  "note",
  "questions",
] as const;
export type MealReader = (typeof mealReaders)[number];

export const clarificationQuestion = z.object({
  questionText: z.string(),
  choices: z.array(z.string()).check(z.maxLength(choicesMax)),
  /** How many kcal the answer can change. */
  spreadKcal: amount,
  /**
   * Set in a guided scan (docs/decisions/013-how-a-photo-becomes-a-meal.md): first what it is, then which dish, then how much. Each answer
   * leads to the next question; until the dish is known the analysis has no foods and cannot be skipped or saved.
   */
  kind: z.optional(z.enum(["what", "dish", "portion"])),
  /** How many of the first choices are dishes recognised in the photo ("Is this …?"); the others are kinds of dish. */
  suggestedChoices: z.optional(amount),
  /** How many of the following choices are meals that the person often has at this time: choosing one ends the questions. */
  usualChoices: z.optional(amount),
  /** g of each choice, in the order of `choices`; null for choices that are not an amount. */
  choiceGrams: z.optional(z.array(z.nullable(amount)).check(z.maxLength(choicesMax))),
  /**
   * The choice "none of these". The browser does not send it, but asks for a description and sends that to `correct`, which
   * does not count as a scan.
   */
  describeChoice: z.optional(z.string()),
  /** The answer that leads back to the question before; not among `choices`. Absent from the first question. */
  backChoice: z.optional(z.string()),
});

export type ClarificationQuestionAnswer = z.infer<typeof clarificationQuestion>;

/** Another food in the photo that is not counted; the edit `add` adds it. */
export const alsoSeenFood = z.object({
  name: z.string(),
  source: foodSource,
  /** g of a typical portion, or of the pieces in the photo. */
  grams: amount,
  calories: amount,
});

/** A typed word that no food accounts for, with foods that it may mean: add one with the edit `add`. */
export const unreadWord = z.object({
  word: z.string(),
  foods: z.array(alsoSeenFood).check(z.maxLength(candidatesMax)),
});

/** A meal of the caller's diary that the photo looks like: choose it with the edit `ownMeal`. Never a claim. */
export const ownMeal = z.object({
  mealId: identifier,
  name: z.string(),
  /** When it was eaten last. */
  day: calendarDay,
  /** g */
  quantity: amount,
  calories: amount,
});

/** One of several photos that adds nothing to the meal, and why. The others were read. */
export const unreadPhoto = z.object({
  photo: z.number().check(z.gte(1), z.lte(photosMax)),
  reason: z.enum(unreadPhotoReasons),
});

/** Figures of the description that were read as no food, and why: `energyUsed` where a food was weighed by them. */
export const setAside = z.object({
  text: z.string(),
  reason: z.enum(setAsideReasons),
});

export const submissionAnalysis = z.object({
  id: identifier,
  status: z.enum(["analysed", "clarification_needed"]),
  questions: z.array(clarificationQuestion).check(z.maxLength(questionsMax)),
  name: z.string(),
  /** The caller gave this name to the same words before. */
  isUsualName: z.optional(z.boolean()),
  /** g */
  quantity: amount,
  ...macronutrients,
  /** null where a food's label does not state all that it needs. */
  nutriScore: z.nullable(nutriScoreLetter),
  /** kcal; aims to contain the true value for 80 % of meals. */
  range: z.object({ low: amount, high: amount }),
  foods: z.array(analysedFood).check(z.maxLength(foodsPerMealMax)),
  /** "Also in the photo": at most five. */
  alsoSeen: z.optional(z.array(alsoSeenFood).check(z.maxLength(candidatesMax))),
  /** Absent where every word was read. */
  unread: z.optional(z.array(unreadWord).check(z.maxLength(unreadWordsMax))),
  /** Likeliest first; absent where none is known or the caller wants none to be remembered. */
  ownMeals: z.optional(z.array(ownMeal).check(z.maxLength(ownMealsMax))),
  /** Absent where every figure is an amount of food. */
  setAside: z.optional(z.array(setAside).check(z.maxLength(setAsideMax))),
  isText: z.boolean(),
  /** The clauses of a correction in words that asked for nothing this meal has, if it was done in part. */
  notUnderstood: z.optional(z.array(z.string()).check(z.maxLength(correctionClausesMax))),
  readBy: z.enum(mealReaders),
  /** A code in the photo that no product is known for. */
  unknownBarcode: z.optional(z.string()),
  /**
   * What the photo seems to show that could not be read: the front of a packet (turn it over), a nutrition table (closer), or
   * print such as a menu or a receipt.
   */
  photoHint: z.optional(z.enum(photoHints)),
  /** Absent where each photo was of use. */
  unreadPhotos: z.optional(z.array(unreadPhoto).check(z.maxLength(photosMax))),
  /** Pro only: absent otherwise. */
  nutritionalTip: z.optional(z.string()),
  /** Pro only: absent otherwise. */
  micronutrients: z.optional(micronutrients),
  /** Pro only: for each micronutrient, the number of foods whose value is known. */
  micronutrientsKnownFor: z.optional(micronutrientsKnownFor),
});
export type SubmissionAnalysis = z.infer<typeof submissionAnalysis>;

export const submissionParams = z.strictObject({ id: identifier });

/** An empty array skips the questions and keeps the estimate. */
export const clarificationAnswers = z
  .array(
    z.strictObject({
      questionText: z.string().check(z.maxLength(500)),
      answer: z.string().check(z.maxLength(200)),
    }),
  )
  .check(z.maxLength(10));

const foodId = z.string().check(z.minLength(1), z.maxLength(64));
const grams = z.number().check(z.gte(foodGramsMin), z.lte(foodGramsMax));
export const sourceKey = {
  table: z.string().check(z.maxLength(64)),
  code: z.string().check(z.maxLength(64)),
};

export const foodKey = z.strictObject(sourceKey);
export const addedFood = z.strictObject({ kind: z.literal("add"), ...sourceKey, grams });
export const foodEdit = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("portion"), foodId, grams }),
  z.strictObject({ kind: z.literal("remove"), foodId }),
  z.strictObject({ kind: z.literal("swap"), foodId, ...sourceKey }),
  addedFood,
  /** Undoes the caller's own default (`usual`): the food becomes what anybody would get, with its questions. */
  z.strictObject({ kind: z.literal("general"), foodId }),
  /** The meal is one of the `ownMeals`, with its foods and amounts instead of those of the analysis. */
  z.strictObject({ kind: z.literal("ownMeal"), mealId: identifier }),
]);
export const foodEdits = z.strictObject({
  edits: z.array(foodEdit).check(z.minLength(1), z.maxLength(foodsPerMealMax)),
});

export const mealType = z.enum(mealTypes);
export const mealName = z.string().check(z.trim(), z.minLength(1), z.maxLength(mealNameMaxLength));
export const mealQuantity = z.number().check(z.gte(mealQuantityMinGrams), z.lte(mealQuantityMaxGrams));
/** `date` and `mealType` are an account's: a visitor's meal keeps the day of its scan. */
export const acceptance = z.strictObject({
  name: z.optional(mealName),
  quantity: z.optional(mealQuantity),
  date: z.optional(calendarDay),
  mealType: z.optional(mealType),
});
/** Null for a visitor: the meal is created when the session is converted to an account. */
export const acceptedMeal = z.object({ mealId: z.nullable(identifier) });
