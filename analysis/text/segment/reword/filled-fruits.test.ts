import { expect, it } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

const holders = ["3 dates", "2 dried figs", "celery"];
const fillings = ["peanut butter", "cream cheese", "almonds"];

it.each(holders.flatMap((holder) => fillings.map((filling) => `${holder} stuffed with ${filling}`)))(
  "counts what the fruit is filled with: %s",
  async (text) => {
    const outcome = await analyser.analyse({ text, language: "en" });
    expect(outcome.kind === "analysed" && outcome.analysis.foods).toHaveLength(2);
  },
);
