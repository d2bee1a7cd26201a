import { expect, it } from "vitest";
import type { AnalysedFood } from "#domain/nutrition/meal-analysis.ts";
import { languages } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../text/text-analyser.ts";
import { mealTextMaxLength } from "../text/text-limits.ts";
import { withOwnNames } from "./with-own-names.ts";

const reader = createTextAnalyser(loadFoodTableOnce());

async function granola(): Promise<AnalysedFood> {
  const outcome = await reader.analyse({ text: "granola", language: "en" });
  const [food] = outcome.kind === "analysed" ? outcome.analysis.foods : [];
  if (!food) throw new Error("The table has no granola.");
  return food;
}

/** Processor time that is taken to leave a name out of the text, and to read nothing of the rest. ms */
async function timeToTakeOut(text: string): Promise<number> {
  const own = [{ name: "Granola", isWeighed: true, foods: [await granola()] }];
  const readNothing = withOwnNames({ ...reader, analyse: async () => ({ kind: "no_food_recognised" }) });
  const start = process.threadCpuUsage();
  for (const language of languages) await readNothing.analyse({ text, language, own });
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}

/** What may be left at the ends of a text, alone and two at a time. */
const marks = [..." ,;.:+&()\n", " and ", " y ", " avec "];
const pairs = marks.flatMap((first) => marks.map((second) => first + second));
/** Processor time: several times what it takes alone, as a busy machine takes up to three times as much. */
const slowestMs = 200 * languages.length;
const triesMax = 3;

it("is taken out of a text in time, whatever stands beside it", async () => {
  // The shorter ones first: a pattern that backtracks takes a second for one, and for a longer one no test would wait.
  for (const [length, repeated] of [
    [22, pairs],
    [mealTextMaxLength, marks],
  ] as const) {
    for (const each of repeated) {
      const between = each.repeat(length).slice(0, length);
      for (const text of [
        `granola, milk${between}x`,
        `x${between}milk, granola`,
        `granola${between}granola`,
      ]) {
        let tookMs = Number.POSITIVE_INFINITY;
        for (let tries = 0; tries < triesMax && tookMs > slowestMs; tries++)
          tookMs = Math.min(tookMs, await timeToTakeOut(text));
        expect(tookMs, JSON.stringify(each)).toBeLessThanOrEqual(slowestMs);
      }
    }
  }
});
