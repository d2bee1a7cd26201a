import * as z from "zod/mini";
import { typedWords } from "#domain/nutrition/typed-words.ts";
import {
  foodGramsMax,
  foodGramsMin,
  learnedDefaultsMax,
  learnedWordsMaxLength,
  platesMax,
} from "../limits.ts";
import { amount, identifier, instant } from "./primitives.ts";
import { foodKey, mealName } from "./scan.ts";

/** The row or the grams that the words mean to the person; null: as for anybody else. At most one is null. */
export const foodDefault = {
  kind: z.literal("food"),
  row: z.nullable(foodKey),
  grams: z.nullable(z.number().check(z.gte(foodGramsMin), z.lte(foodGramsMax))),
};
/** The name of a meal whose whole text is these words. */
export const mealDefault = { kind: z.literal("meal"), name: mealName };

/** Stored in lower case, without accents and punctuation. */
const words = z.string().check(
  z.maxLength(learnedWordsMaxLength),
  z.refine((text) => typedWords(text) !== undefined, "has a letter or a digit, and is not too long"),
);

/** Whether an entry for a food says anything: which row its words mean, or how many grams. */
export const teachesRowOrGrams = ({ row, grams }: { readonly row: unknown; readonly grams: unknown }) =>
  row !== null || grams !== null;
const hasRowOrGrams = "has a row or grams";

export const learnedParams = z.strictObject({ id: identifier });
export const learnedChange = z.discriminatedUnion("kind", [
  z.strictObject(foodDefault).check(z.refine((entry) => teachesRowOrGrams(entry), hasRowOrGrams)),
  z.strictObject(mealDefault),
]);
export const learnedEntry = z.discriminatedUnion("kind", [
  z
    .strictObject({ ...foodDefault, words })
    .check(z.refine((entry) => teachesRowOrGrams(entry), hasRowOrGrams)),
  z.strictObject({ ...mealDefault, words }),
]);
export const learnedEntries = z.strictObject({
  entries: z.array(learnedEntry).check(z.minLength(1), z.maxLength(learnedDefaultsMax)),
});

const common = { id: identifier, words: z.string(), usedAt: instant };
export const learnedDefault = z.discriminatedUnion("kind", [
  z.object({
    ...common,
    kind: z.literal("food"),
    /** The row's name in the caller's language; null where the table has it no longer. */
    row: z.nullable(z.object({ table: z.string(), code: z.string(), name: z.nullable(z.string()) })),
    grams: z.nullable(amount),
  }),
  z.object({ ...common, kind: z.literal("meal"), name: z.string() }),
]);
export const learnedDefaults = z.array(learnedDefault).check(z.maxLength(learnedDefaultsMax));
export type LearnedDefaultAnswer = z.infer<typeof learnedDefault>;

/** Photos of a meal that new ones are compared with: only numbers are kept of them, and they are in the export. */
export const platesOfMeal = z.object({
  /** The newest of the meals. */
  mealId: identifier,
  name: z.string(),
  photos: amount,
  seenAt: instant,
});
export const platesOfMeals = z.array(platesOfMeal).check(z.maxLength(platesMax));
export type PlatesOfMealAnswer = z.infer<typeof platesOfMeal>;
