import type { Kysely } from "kysely";
import { foodGramsMax, foodGramsMin } from "#contract/limits.ts";
import { type Lessons, lessonsOfAnalysis, lessonsOfChange } from "#domain/nutrition/learned-defaults.ts";
import type { MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import type { SavedFood } from "#domain/nutrition/saved-food.ts";
import { typedWords } from "#domain/nutrition/typed-words.ts";
import type { Database } from "../../database/schema.ts";
import { lockAccount } from "../identity/lock-account.ts";
import { forgetName, forgetWords, markUsed, saveTaught, type TaughtDefault } from "./learned-table.ts";
import { loadTextOfMeal } from "./text-of-meal.ts";

interface Learner {
  readonly userId: string;
  readonly now: Date;
}

async function learn(db: Kysely<Database>, { userId, now }: Learner, lessons: Lessons): Promise<void> {
  const taught = lessons.taught.map(({ grams, ...each }) => ({
    ...each,
    kind: "food" as const,
    grams: grams && Math.min(foodGramsMax, Math.max(foodGramsMin, grams)),
  }));
  await saveTaught(db, { userId, taught, now });
  await forgetWords(db, userId, lessons.forgotten);
}

/** The name that a person gave a meal whose text was this. */
function taughtName(text: string, name: string): TaughtDefault[] {
  const words = typedWords(text);
  return words === undefined ? [] : [{ kind: "meal", words, name }];
}

interface SavedAnalysis {
  readonly analysis: MealAnalysis;
  /** What was typed; undefined for a photo. */
  readonly text: string | undefined;
  /** That the person gave the meal. */
  readonly name: string | undefined;
}

/** Told of what was not learned from a meal that was saved. */
export type OnNotLearned = (failure: unknown) => void;

/** Behind a saved meal: it is saved, and answered so, whatever becomes of learning from it. */
export async function learnBehind(onNotLearned: OnNotLearned, learn: () => Promise<void>): Promise<void> {
  await learn().catch(onNotLearned);
}

/**
 * From a result that was saved, in a transaction of its own, if there is anything to learn: should the process die before it,
 * the meal is kept all the same.
 */
export async function learnFromAnalysis(
  db: Kysely<Database>,
  learner: Learner,
  { analysis: { foods, isUsualName }, text, name }: SavedAnalysis,
): Promise<void> {
  const { userId, now } = learner;
  const lessons = lessonsOfAnalysis(foods);
  const names = text !== undefined && name !== undefined ? taughtName(text, name) : [];
  const used = {
    foods: foods.flatMap(({ usual, read }) => (usual && read ? [read.words] : [])),
    meal: text !== undefined && isUsualName ? typedWords(text) : undefined,
  };
  const learned = [...lessons.taught, ...lessons.forgotten, ...names, ...used.foods];
  if (learned.length === 0 && used.meal === undefined) return;
  await db.transaction().execute(async (transaction) => {
    // Two that learn the same words in another order would wait for each other.
    await lockAccount(transaction, userId);
    await learn(transaction, learner, lessons);
    await saveTaught(transaction, { userId, taught: names, now });
    await markUsed(transaction, { userId, used, now });
  });
}

interface FoodsChange {
  readonly before: readonly SavedFood[];
  readonly after: readonly SavedFood[];
}

export function teachesAnything({ before, after }: FoodsChange): boolean {
  const { taught, forgotten } = lessonsOfChange(before, after);
  return taught.length + forgotten.length > 0;
}

interface NameChange {
  readonly mealId: string;
  readonly before: string;
  readonly after: string;
}

/** From a saved meal that the person gave another name, as from a result. A meal that was not typed teaches none. */
export async function learnFromRename(
  db: Kysely<Database>,
  { userId, now }: Learner,
  { mealId, before, after }: NameChange,
): Promise<void> {
  if (before === after) return;
  const text = await loadTextOfMeal(db, userId, mealId);
  if (text !== undefined) await saveTaught(db, { userId, taught: taughtName(text, after), now });
}

/** The opposite of `learnFromRename`: the undo forgets the name. */
export async function unlearnRename(
  db: Kysely<Database>,
  userId: string,
  { mealId, before, after }: NameChange,
): Promise<void> {
  if (before === after) return;
  const words = typedWords((await loadTextOfMeal(db, userId, mealId)) ?? "");
  if (words !== undefined) await forgetName(db, userId, { words, name: before });
}

/** From a change of a saved meal, or its undo, in a transaction that has locked the account and the meal. */
export async function learnFromChange(
  db: Kysely<Database>,
  learner: Learner,
  { before, after }: FoodsChange,
): Promise<void> {
  await learn(db, learner, lessonsOfChange(before, after));
}
