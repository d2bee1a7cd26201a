// What a person's corrections teach about the words that they typed (docs/decisions/071-corrections-become-defaults.md).
import { isSameSource } from "./edit-food.ts";
import type { AnalysedFood, FirstReading, FoodSource } from "./meal-analysis.ts";

export interface RowKey {
  readonly table: string;
  readonly code: string;
}

/** null: as the words are read for everybody. */
export interface LearnedFood {
  readonly words: string;
  readonly row: RowKey | null;
  readonly grams: number | null;
}

/** `grams`: undefined where this correction says nothing of the portion, so that an earlier one stays. */
export interface TaughtFood extends Omit<LearnedFood, "grams"> {
  readonly grams: number | null | undefined;
}

export interface Lessons {
  readonly taught: readonly TaughtFood[];
  /** Words whose default was given up for the general reading. */
  readonly forgotten: readonly string[];
}

interface ReadFood {
  readonly source: FoodSource;
  readonly grams: number;
  readonly read?: FirstReading;
}

type State = RowKey & { readonly grams: number };

interface Change {
  readonly food: ReadFood;
  readonly before: State;
}

/** Relative difference up to which two factors are the same: grams are typed as whole numbers. */
const sameFactor = 0.02;

/** Whether the whole meal was scaled: "half of everything" teaches nothing about any one food. */
function isScaledAsAWhole(changes: readonly Change[]): boolean {
  const factors = changes.map(({ food, before }) => food.grams / Math.max(before.grams, 1));
  const [first = 1, ...others] = factors;
  const isSame = (factor: number) => Math.abs(factor / first - 1) < sameFactor;
  // One food changed by little is not all of them scaled by little.
  const hasChangedAll = factors.every((factor) => factor !== 1);
  return others.length > 0 && hasChangedAll && others.every(isSame);
}

const isSameAmount = (one: number, other: number) => Math.round(one) === Math.round(other);

/** undefined: nothing; null: to read the words as for everybody. */
function lessonOf({ food, before }: Change, isScaled: boolean): TaughtFood | null | undefined {
  const { read, source, grams } = food;
  if (read === undefined) return undefined;
  const saysNothingOfPortion = read.saysAmount || isScaled;
  const isChanged =
    !isSameSource(source, before) || (!saysNothingOfPortion && !isSameAmount(grams, before.grams));
  if (!isChanged) return undefined;
  const row = isSameSource(source, read) ? null : { table: source.table, code: source.code };
  const portion = isSameAmount(grams, read.grams) ? null : grams;
  if (row === null && (saysNothingOfPortion || portion === null)) return null;
  return { words: read.words, row, grams: saysNothingOfPortion ? undefined : portion };
}

/** What to learn from the changes; of several changes of the same words, the last counts. */
function lessonsOf(changes: readonly Change[]): Lessons {
  const isScaled = isScaledAsAWhole(changes);
  const byWords = new Map<string, TaughtFood | null>();
  for (const change of changes) {
    const lesson = lessonOf(change, isScaled);
    if (lesson !== undefined && change.food.read) byWords.set(change.food.read.words, lesson);
  }
  return {
    taught: [...byWords.values()].flatMap((lesson) => lesson ?? []),
    forgotten: [...byWords].flatMap(([words, lesson]) => (lesson ? [] : [words])),
  };
}

/** What to learn from the foods of an analysis when it is saved. */
export function lessonsOfAnalysis(foods: readonly AnalysedFood[]): Lessons {
  return lessonsOf(
    foods.flatMap((food) => (food.read ? { food, before: food.read.usual ?? food.read } : [])),
  );
}

/** What to learn from a change of a saved meal. For its undo, swap `before` and `after`. */
export function lessonsOfChange(before: readonly ReadFood[], after: readonly ReadFood[]): Lessons {
  return lessonsOf(
    after.flatMap((food) => {
      const same = before.filter(({ read }) => read !== undefined && read.words === food.read?.words);
      const unchanged = same.find(
        ({ source, grams }) => isSameSource(source, food.source) && grams === food.grams,
      );
      const found = unchanged ?? same[0];
      return found ? { food, before: { ...found.source, grams: found.grams } } : [];
    }),
  );
}
