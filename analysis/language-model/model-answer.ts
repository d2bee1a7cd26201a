import * as z from "zod";

/** What a model may write is cut to these: its answer is foreign text. */
export const answerLimits = {
  foods: 20,
  alsoSeen: 5,
  questions: 3,
  choices: 5,
  nameLength: 80,
};

/** kcal, mg and g in 100 g: read only for a food that our table lacks. */
const nutrientsPer100Grams = z.object({
  calories: z.number(),
  protein: z.number(),
  /** Fibre included. */
  carbs: z.number(),
  fat: z.number(),
  fiber: z.number(),
  sugars: z.number(),
  saturatedFat: z.number(),
  sodiumMg: z.number(),
});
export type ModelNutrients = z.infer<typeof nutrientsPer100Grams>;

const seenFood = z.object({
  /** In the person's language, as it is shown. */
  name: z.string(),
  /** Generic, as a food-composition table names it: the key by which our table is searched. */
  englishName: z.string(),
  /** How it was prepared, in English: grilled, fried, with oil, raw. Empty when it doesn't show. */
  preparation: z.string(),
  grams: z.number(),
  /** That this is the food: 0 to 1. */
  confidence: z.number(),
  nutrientsPer100Grams,
});
export type SeenFood = z.infer<typeof seenFood>;

const otherThing = z.object({ name: z.string(), englishName: z.string(), grams: z.number() });

/** Exactly one of the changes is meant; `keep` leaves the estimate. */
const choice = z.object({
  change: z.enum(["keep", "grams", "food", "add", "remove"]),
  /** Of the food, or of what is added; 0 where it doesn't matter. */
  grams: z.number(),
  /** The other food, or the one added; empty where it doesn't matter. */
  englishName: z.string(),
});

const question = z.object({
  /** Position in `foods`, from 0. */
  foodNumber: z.number(),
  choices: z.array(choice),
});
export type ModelQuestion = z.infer<typeof question>;

/** Every field is required: strict schemas of some providers know no optional ones. */
export const modelAnswer = z.object({
  showsFood: z.boolean(),
  foods: z.array(seenFood),
  alsoSeen: z.array(otherThing),
  questions: z.array(question),
});
export type ModelAnswer = z.infer<typeof modelAnswer>;

/** Models wrap JSON in a fence or a sentence, schema or not: the outermost object is what counts. */
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
  return modelAnswer.safeParse(parseJson(extractOutermostObject(text))).data;
}
