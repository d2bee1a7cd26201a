import type { Kysely } from "kysely";
import { foodGramsMax, foodGramsMin } from "#contract/limits.ts";
import { type Lessons, lessonsOfAnalysis, lessonsOfChange } from "#domain/nutrition/learned-defaults.ts";
import type { MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import type { SavedFood } from "#domain/nutrition/saved-food.ts";
import { typedWords } from "#domain/nutrition/typed-words.ts";
import type { Database } from "../../database/schema.ts";
import { forgetWords, markUsed, saveTaught, type TaughtDefault } from "./learned-table.ts";

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
  /** That the person gave the meal, and what was typed. */
  readonly renamed?: { readonly text: string; readonly name: string } | undefined;
}

/**
 * From a result that was saved, in a transaction of its own, if there is anything to learn: should the process die before it,
 * the meal is kept all the same.
 */
export async function learnFromAnalysis(
  db: Kysely<Database>,
  learner: Learner,
  { analysis: { foods }, renamed }: SavedAnalysis,
): Promise<void> {
  const { userId, now } = learner;
  const lessons = lessonsOfAnalysis(foods);
  const names = renamed ? taughtName(renamed.text, renamed.name) : [];
  const used = foods.flatMap(({ usual, read }) => (usual && read ? [read.words] : []));
  const learned = [...lessons.taught, ...lessons.forgotten, ...names, ...used];
  if (learned.length === 0) return;
  await db.transaction().execute(async (transaction) => {
    await learn(transaction, learner, lessons);
    await saveTaught(transaction, { userId, taught: names, now });
    await markUsed(transaction, { userId, words: used, now });
  });
}

export interface FoodsChange {
  readonly before: readonly SavedFood[];
  readonly after: readonly SavedFood[];
}

export function teachesAnything({ before, after }: FoodsChange): boolean {
  const { taught, forgotten } = lessonsOfChange(before, after);
  return taught.length + forgotten.length > 0;
}

/** From a change of a saved meal, or its undo, in a transaction that has locked the meal. */
export async function learnFromChange(
  db: Kysely<Database>,
  learner: Learner,
  { before, after }: FoodsChange,
): Promise<void> {
  await learn(db, learner, lessonsOfChange(before, after));
}
