import { readFileSync } from "node:fs";
import type { Portion } from "../food-row.ts";
import { tsvLines } from "../tsv-file.ts";
import { parsePortions, parsePositive } from "./parse-portions.ts";

export interface UsualServing {
  /** What is eaten when nobody says how much. */
  readonly servingGrams: number;
  readonly measures: readonly Portion[];
}

export interface ServingRule extends UsualServing {
  readonly name: RegExp;
}

function ruleOf(line: string): ServingRule {
  const [pattern = "", grams = "", measures = "", basis = ""] = line.split("\t");
  if (!/^[BMPEH]$/.test(basis)) throw new Error(`Servings: a line ends with its basis: "${line}"`);
  return {
    name: new RegExp(`^(?:${pattern})`, "i"),
    servingGrams: parsePositive(grams, "Servings: a serving", line),
    measures: parsePortions(measures, "Servings", line),
  };
}

function readRules(): readonly ServingRule[] {
  return tsvLines(readFileSync(new URL("./ciqual-servings.tsv", import.meta.url), "utf8")).map(ruleOf);
}

export const servingRules = readRules();

/** The first rule that fits the food's English name. */
export function usualServingOf(name: string): ServingRule | undefined {
  return servingRules.find((rule) => rule.name.test(name));
}
