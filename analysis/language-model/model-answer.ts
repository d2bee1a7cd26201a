import * as z from "zod";
import { foodGramsMax } from "#domain/nutrition/meal-limits.ts";
import { photosMax } from "#domain/scan/photo-limits.ts";

/** An answer is cut to these limits: it is text from outside. */
export const answerLimits = {
  foods: 20,
  alsoSeen: 5,
  questions: 3,
  choices: 5,
  nameLength: 80,
  wordsLength: 200,
  pieces: 500,
};
/** kcal in 100 g: pure fat has 884 to 902 (FNDDS). */
export const caloriesMax = 905;
/** g and mg in 100 g; table salt has 38,758 mg of sodium (FNDDS). */
const nutrientMax = { grams: 100, sodiumMg: 40_000 };

/** Fields asked for only with several photos, so that any other question stays the same. */
function ofSeveralPhotos<Schema extends z.ZodType>(number: (max: number) => Schema) {
  return {
    /** The first photo that shows the food, from 1. */
    photo: number(photosMax),
    /** The packet that it comes out of, from 1; 0 where it comes out of none. */
    packet: number(photosMax),
  };
}

/** Compared with the rows that the name may mean, and the figures of a food that our table lacks. */
function nutrientsPer100Grams(number: (max: number) => z.ZodNumber) {
  const grams = number(nutrientMax.grams);
  return z.object({
    calories: number(caloriesMax),
    protein: grams,
    /** Fibre included. */
    carbs: grams,
    fat: grams,
    fiber: grams,
    sugars: grams,
    saturatedFat: grams,
    sodiumMg: number(nutrientMax.sodiumMg),
  });
}

/**
 * One shape in two forms. The bounded one is sent to the model, so that a small model cannot repeat itself until its token limit. The
 * unbounded one reads the answer: `compose-answer.ts` cuts what is too long and refuses impossible figures. All fields are required,
 * because strict schemas of some providers have no optional ones.
 */
function shapeOfAnswer(isBounded: boolean, hasSeveralPhotos: boolean) {
  const list = <Item extends z.ZodType>(item: Item, max: number) =>
    isBounded ? z.array(item).max(max) : z.array(item);
  const number = (max: number) => (isBounded ? z.number().min(0).max(max) : z.number());
  const text = (max: number) => (isBounded ? z.string().max(max) : z.string());
  const grams = number(foodGramsMax);
  const name = text(answerLimits.nameLength);
  const food = z.object({
    /** In the person's language, as it is shown. */
    name,
    /** Generic, as a food-composition table names it: the key by which our table is searched. */
    englishName: name,
    /** How it was prepared, in English: grilled, fried, with oil, raw. Empty when it doesn't show. */
    preparation: name,
    /** The part of the typed text that names the food, with its amount. Empty for photos. */
    words: text(answerLimits.wordsLength),
    /** How many pieces, slices or cups the text states; 0 if it states none. */
    pieces: number(answerLimits.pieces),
    grams,
    /** That this is the food: 0 to 1. */
    confidence: number(1),
    nutrientsPer100Grams: nutrientsPer100Grams(number),
    ...(hasSeveralPhotos && ofSeveralPhotos(number)),
  });
  /** Exactly one of the changes is meant; `keep` leaves the estimate. */
  const choice = z.object({
    change: z.enum(["keep", "grams", "food", "add", "remove"]),
    /** Of the food, or of what is added; 0 where it doesn't matter. */
    grams,
    /** The other food, or the one added; empty where it doesn't matter. */
    englishName: name,
  });
  const question = z.object({
    /** Position in `foods`, from 0. */
    foodNumber: number(answerLimits.foods),
    choices: list(choice, answerLimits.choices),
  });
  const other = z.object({ name, englishName: name, grams });
  return z.object({
    hasFood: z.boolean(),
    foods: list(food, answerLimits.foods),
    alsoSeen: list(other, answerLimits.alsoSeen),
    questions: list(question, answerLimits.questions),
  });
}

const readable = shapeOfAnswer(false, false);
const placed = z.object(ofSeveralPhotos(() => z.optional(z.number())));
const readableWithPlaces = readable.extend({
  foods: z.array(readable.shape.foods.unwrap().extend(placed.shape)),
});
export type ModelAnswer = z.infer<typeof readableWithPlaces>;
export type ModelFood = ModelAnswer["foods"][number];
export type ModelNutrients = ModelFood["nutrientsPer100Grams"];
export type ModelQuestion = ModelAnswer["questions"][number];

/** JSON schemas that a model is asked for; some providers refuse bounds. */
const schemasFor = (hasSeveralPhotos: boolean) => ({
  bounded: z.toJSONSchema(shapeOfAnswer(true, hasSeveralPhotos)),
  unbounded: z.toJSONSchema(shapeOfAnswer(false, hasSeveralPhotos)),
});
export const answerSchemas = { one: schemasFor(false), several: schemasFor(true) } as const;

/** Finds the outermost object: models wrap JSON in a fence or a sentence, even if given a schema. */
function extractOutermostObject(text: string): string {
  const start = text.indexOf("{");
  const end = text.lastIndexOf("}");
  return start === -1 || end < start ? "" : text.slice(start, end + 1);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Undefined when the text holds no answer of the shape asked for. */
export function readModelAnswer(text: string): ModelAnswer | undefined {
  return readableWithPlaces.safeParse(parseJson(extractOutermostObject(text))).data;
}
