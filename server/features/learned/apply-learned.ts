import type { Kysely } from "kysely";
import { applyUsual, unchangedReadings } from "#domain/nutrition/apply-usual.ts";
import type { FindFood } from "#domain/nutrition/edit-food.ts";
import type { AnalysedFood, MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import { typedWords } from "#domain/nutrition/typed-words.ts";
import type { Database } from "../../database/schema.ts";
import type { User, Visitor } from "../../http/caller.ts";
import { findLearned, type Meaning } from "./learned-table.ts";

interface LearnedParts {
  readonly db: Kysely<Database>;
  readonly findFood: FindFood;
}

interface ReadMeal {
  readonly analysis: MealAnalysis;
  /** All that was typed, where the meal has no name yet. */
  readonly text?: string;
  /** Foods that were there before: what the person made of them stays. */
  readonly before?: readonly AnalysedFood[];
  /** All of the owner's defaults, where they were read already. */
  readonly learned?: readonly Meaning[] | undefined;
}

/** The analysis with what its owner made of the same words before. A visitor has taught us nothing. */
export async function applyLearned(
  { db, findFood }: LearnedParts,
  owner: User | Visitor,
  { analysis, text, before = [], learned: known }: ReadMeal,
): Promise<MealAnalysis> {
  if (owner.kind !== "user") return analysis;
  const foods = unchangedReadings(analysis.foods).filter(({ id }) => !before.some((each) => each.id === id));
  const meal = text === undefined ? undefined : typedWords(text);
  const words = foods.flatMap(({ read }) => read?.words ?? []);
  if (words.length === 0 && meal === undefined) return analysis;
  const found = known ?? (await findLearned(db, owner.userId, { foods: words, meal }));
  const learned = new Map(
    found.flatMap((entry) => (entry.kind === "food" ? [[entry.words, entry] as const] : [])),
  );
  const usual = applyUsual(analysis, { foods, learned, findFood });
  const named = found.find((entry) => entry.kind === "meal" && entry.words === meal);
  return named?.kind === "meal" ? { ...usual, name: named.name, isUsualName: true } : usual;
}
