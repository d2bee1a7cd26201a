import { setImmediate as letOthersRun } from "node:timers/promises";
import type { AnalysedFood, MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import type { CorrectionContext } from "./correction-context.ts";

/** What is read for one line, in characters. Five corrections of a meal of twenty foods take three quarters of it. */
export const readForLineMax = 10_000;
/** What a reading costs whatever its length, in characters. */
const costOfReading = 30;

interface ReaderOfLine extends Pick<CorrectionContext, "read"> {
  /** Whether words were left unread, which then named no food. */
  hasLeftOut(): boolean;
}

/**
 * Reads the same words once, lets other calls run before each reading, and leaves out what is more than a line needs: what is said
 * of no single food is tried with the name of each.
 */
export function readerOfLine(analyse: (words: string) => Promise<MealAnalysis | undefined>): ReaderOfLine {
  const known = new Map<string, readonly AnalysedFood[]>();
  let left = readForLineMax;
  return {
    hasLeftOut: () => left < 0,
    read: async (words) => {
      const foods = known.get(words);
      if (foods !== undefined) return foods;
      left -= words.length + costOfReading;
      if (left < 0) return [];
      await letOthersRun();
      const found = (await analyse(words))?.foods ?? [];
      known.set(words, found);
      return found;
    },
  };
}
