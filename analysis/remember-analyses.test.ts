import { expect, it, vi } from "vitest";
import type { MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import type { AnalysisOutcome, AnalysisRequest, MealAnalyser } from "./analyser.ts";
import { rememberAnalyses } from "./remember-analyses.ts";

function countingAnalyser() {
  const seen: AnalysisRequest[] = [];
  const analyser: MealAnalyser = {
    name: "counting",
    analyse: async (request) => {
      seen.push(request);
      return { kind: "no_food_recognised" };
    },
  };
  return { seen, analyser: rememberAnalyses(analyser) };
}

it("analyses the same words once for each language, country and kind of text", async () => {
  const { seen, analyser } = countingAnalyser();
  const requests: AnalysisRequest[] = [
    { text: "pan", language: "es" },
    { text: "pan", language: "en" },
    { text: "pan", language: "es", country: "MX" },
    { text: "pan", language: "es", isRecipe: true },
  ];
  for (const request of [...requests, ...requests]) await analyser.analyse(request);
  expect(seen).toEqual(requests);
});

it("keeps neither long texts nor a failure", async () => {
  const { seen, analyser } = countingAnalyser();
  const long = { text: "egg ".repeat(51), language: "en" } as const;
  for (let at = 0; at < 2; at += 1) await analyser.analyse(long);
  expect(seen).toHaveLength(2);
  let isBroken = true;
  const failing = rememberAnalyses({
    name: "failing",
    analyse: async () => {
      if (isBroken) throw new Error("broken");
      return { kind: "no_food_recognised" };
    },
  });
  await expect(failing.analyse({ text: "egg", language: "en" })).rejects.toThrow("broken");
  isBroken = false;
  expect(await failing.analyse({ text: "egg", language: "en" })).toEqual({ kind: "no_food_recognised" });
});

it("keeps no list of very many foods", async () => {
  const analyse = vi.fn(async (): Promise<AnalysisOutcome> => {
    const foods = Array.from({ length: 13 }, (_, at) => ({ id: `food-${at}` }));
    return { kind: "analysed", analysis: { foods } as unknown as MealAnalysis };
  });
  const analyser = rememberAnalyses({ name: "many", analyse });
  for (let at = 0; at < 2; at += 1) await analyser.analyse({ text: "egg, ham, …", language: "en" });
  expect(analyse).toHaveBeenCalledTimes(2);
});
