import type { Kysely } from "kysely";
import { foodGramsMax, foodGramsMin } from "#contract/limits.ts";
import { type Lessons, lessonsOfAnalysis, lessonsOfChange } from "#domain/nutrition/learned-defaults.ts";
import type { MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import { nameOfFoods } from "#domain/nutrition/name-of-foods.ts";
import type { SavedFood } from "#domain/nutrition/saved-food.ts";
import { typedWords } from "#domain/nutrition/typed-words.ts";
import type { Database } from "../../database/schema.ts";
import { lockAccount } from "../account/lock-account.ts";
import { forgetName, forgetWords, markUsed, saveTaught } from "./learned-table.ts";

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

/** A person gave a meal another name. */
interface NameChange {
  readonly before: string;
  readonly after: string;
  /** What the meal consists of under its new name. */
  readonly foods: readonly { readonly name: string }[];
}

/** Learns the name of a meal with this text. A name made of its foods means that the meal has no usual one. */
async function learnName(
  db: Kysely<Database>,
  { userId, now }: Learner,
  { words, before, after, foods }: NameChange & { readonly words: string },
): Promise<void> {
  if (after === nameOfFoods(foods)) await forgetName(db, userId, { words, name: before });
  else await saveTaught(db, { userId, taught: [{ kind: "meal", words, name: after }], now });
}

interface SavedAnalysis {
  readonly analysis: MealAnalysis;
  /** What was typed; undefined for a photo. */
  readonly text: string | undefined;
  /** Undefined where the person left the name as it was. */
  readonly renamed: NameChange | undefined;
}

/** Called with the failure if nothing could be learned from a saved meal. */
export type OnLearningFailure = (failure: unknown) => void;

/** Learns after a meal was saved. A failure does not reach the caller: the meal is saved, and answered so. */
export async function learnAfterSaving(
  onNotLearned: OnLearningFailure,
  learn: () => Promise<void>,
): Promise<void> {
  await learn().catch(onNotLearned);
}

/**
 * Learns from a saved result, in a transaction of its own, if there is anything to learn: should the process die before it, the
 * meal is kept all the same.
 */
export async function learnFromAnalysis(
  db: Kysely<Database>,
  learner: Learner,
  { analysis: { foods, isUsualName }, text, renamed }: SavedAnalysis,
): Promise<void> {
  const { userId, now } = learner;
  const lessons = lessonsOfAnalysis(foods);
  const words = typedWords(text ?? "");
  const named = words !== undefined && renamed ? { words, ...renamed } : undefined;
  const used = {
    foods: foods.flatMap(({ usual, read }) => (usual && read ? [read.words] : [])),
    meal: isUsualName ? words : undefined,
  };
  const learned = [...lessons.taught, ...lessons.forgotten, ...used.foods];
  if (learned.length === 0 && !named && used.meal === undefined) return;
  await db.transaction().execute(async (transaction) => {
    // Two that learn the same words in another order would wait for each other.
    await lockAccount(transaction, userId);
    await learn(transaction, learner, lessons);
    if (named) await learnName(transaction, learner, named);
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

/** Learns a name from a renamed meal, or forgets it when the old one is back. One that was not typed teaches none: its text is null. */
export async function learnFromRename(
  db: Kysely<Database>,
  learner: Learner,
  { text, ...renamed }: NameChange & { readonly text: string | null },
): Promise<void> {
  const words = typedWords(text ?? "");
  if (words !== undefined && renamed.before !== renamed.after)
    await learnName(db, learner, { words, ...renamed });
}

/** Learns from a change of a saved meal, or its undo, in a transaction that has locked the account and the meal. */
export async function learnFromChange(
  db: Kysely<Database>,
  learner: Learner,
  { before, after }: FoodsChange,
): Promise<void> {
  await learn(db, learner, lessonsOfChange(before, after));
}
