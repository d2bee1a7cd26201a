/** contract/shapes: a meal submission and its analysis (spec section 3), clarification answers and edits. */
import * as z from "zod/mini";
import {
  candidatesMax,
  choicesMax,
  foodGramsMax,
  foodGramsMin,
  foodsPerMealMax,
  mealNameMaxLength,
  mealQuantityMaxGrams,
  mealQuantityMinGrams,
  questionsMax,
  unreadWordsMax,
} from "../limits.ts";
import { analysedFood, foodSource, macronutrients, micronutrients } from "./nutrition.ts";
import { amount, country, identifier, language, nutriScoreLetter } from "./primitives.ts";

/** The text's own rules (empty, too long) have codes of their own, so the schema takes any string. */
/** `country`: whose portions are meant; absent, the account's, then the locale's. */
export const textSubmission = z.strictObject({
  text: z.string(),
  language: z.optional(language),
  country: z.optional(country),
});

/** What is sent beside a photo; the note's length has a code of its own. `language` is the interface's. */
export const photoSubmission = z.strictObject({
  note: z.optional(z.string()),
  language: z.optional(language),
});

/** A line in the person's own words: "it was turkey, not ham", "only two slices". Rules as of a note. */
export const correction = z.strictObject({ text: z.string() });

export const clarificationQuestion = z.object({
  questionText: z.string(),
  choices: z.array(z.string()).check(z.maxLength(choicesMax)),
  /** The kcal that the answer can move. */
  spreadKcal: amount,
  /**
   * The questions of a guided scan (docs/decisions/013): first what it is, then which dish of that kind, then how much.
   * The answer to one brings the next; until the dish is known the analysis has no foods and cannot be skipped or saved.
   */
  kind: z.optional(z.enum(["what", "dish", "portion"])),
  /** How many of the first choices are dishes that were seen: "Is this …?". The rest of `what` are kinds of dish. */
  suggestedChoices: z.optional(amount),
  /** g that each choice stands for, in the order of the choices; null where it stands for none. */
  choiceGrams: z.optional(z.array(z.nullable(amount)).check(z.maxLength(choicesMax))),
  /**
   * The choice that says "none of these": it is not sent. The person describes the meal instead, and that is sent to
   * `correct`, which costs no scan.
   */
  describeChoice: z.optional(z.string()),
});

export type ClarificationQuestionAnswer = z.infer<typeof clarificationQuestion>;

/** Something else in the picture, not counted: add it with the edit `add`. */
export const alsoSeenFood = z.object({
  name: z.string(),
  source: foodSource,
  /** g of a usual portion, or of the pieces seen. */
  grams: amount,
  calories: amount,
});

/** A typed word that no food accounts for, with foods that it may mean: add one with the edit `add`. */
const unreadWord = z.object({
  word: z.string(),
  foods: z.array(alsoSeenFood).check(z.maxLength(candidatesMax)),
});

export const submissionAnalysis = z.object({
  id: identifier,
  status: z.enum(["analysed", "clarification_needed"]),
  questions: z.array(clarificationQuestion).check(z.maxLength(questionsMax)),
  name: z.string(),
  /** g */
  quantity: amount,
  ...macronutrients,
  nutriScore: nutriScoreLetter,
  /** kcal; 80 % of meals are meant to fall inside. */
  range: z.object({ low: amount, high: amount }),
  foods: z.array(analysedFood).check(z.maxLength(foodsPerMealMax)),
  /** "Also in the photo": at most five. */
  alsoSeen: z.optional(z.array(alsoSeenFood).check(z.maxLength(candidatesMax))),
  /** Absent where every word was read. */
  unread: z.optional(z.array(unreadWord).check(z.maxLength(unreadWordsMax))),
  isText: z.boolean(),
  /** Pro only: absent otherwise. */
  nutritionalTip: z.optional(z.string()),
  /** Pro only: absent otherwise. */
  micronutrients: z.optional(micronutrients),
  /** Pro only: for each micronutrient, how many of the foods it is known for. */
  micronutrientsKnownFor: z.optional(z.record(z.string(), amount)),
});
export type SubmissionAnalysis = z.infer<typeof submissionAnalysis>;

export const submissionParams = z.strictObject({ id: identifier });

/** An empty list skips the questions and keeps the estimate. */
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
const sourceKey = { table: z.string().check(z.maxLength(64)), code: z.string().check(z.maxLength(64)) };

export const foodEdit = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("portion"), foodId, grams }),
  z.strictObject({ kind: z.literal("remove"), foodId }),
  z.strictObject({ kind: z.literal("swap"), foodId, ...sourceKey }),
  z.strictObject({ kind: z.literal("add"), ...sourceKey, grams }),
]);
export const foodEdits = z.strictObject({
  edits: z.array(foodEdit).check(z.minLength(1), z.maxLength(foodsPerMealMax)),
});

export const mealName = z.string().check(z.trim(), z.minLength(1), z.maxLength(mealNameMaxLength));
export const mealQuantity = z.number().check(z.gte(mealQuantityMinGrams), z.lte(mealQuantityMaxGrams));
export const acceptance = z.strictObject({ name: z.optional(mealName), quantity: z.optional(mealQuantity) });
/** A visitor's saved meal has no id until the session is converted to an account. */
export const acceptedMeal = z.object({ mealId: z.nullable(identifier) });
