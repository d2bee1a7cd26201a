/** food/make-table: how the food table is made from public figures. This file reads Anses CIQUAL 2025. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Portion } from "../food-row.ts";
import { energyFiguresOf } from "./ciqual-energy-figures.ts";
import { type CiqualGroup, ciqualGroupOf } from "./ciqual-groups.ts";
import { micronutrientsOf } from "./ciqual-micronutrients.ts";
import { type CsvRecord, parseCsv, textOf } from "./parse-csv.ts";
import type { SourceRow } from "./source-row.ts";

export const ciqualTable = "CIQUAL 2025";

export interface CiqualFoods {
  readonly rows: readonly SourceRow[];
  /** Foods left out, for energy, macronutrients or Nutri-Score figures that Anses does not give. */
  readonly incomplete: readonly string[];
}

const entities: Readonly<Record<string, string>> = {
  apos: "'",
  quot: '"',
  amp: "&",
  gt: ">",
  lt: "<",
  nbsp: " ",
};

function plainName(name: string): string {
  return name
    .replace(/&(\w+);/g, (entity, letters: string) => entities[letters] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
}

function categoryOf(record: CsvRecord): string {
  const names = ["alim_grp_nom_fr", "alim_ssgrp_nom_fr", "alim_ssssgrp_nom_fr"].map((column) =>
    textOf(record, column),
  );
  return names.findLast((name) => name !== "" && name !== "-") ?? "aliment moyen";
}

/** A measure of so many ml, in g to 0.1. */
function measure(description: string, ml: number, gramsPerMl: number): Portion {
  return { description, grams: Math.round(ml * gramsPerMl * 10) / 10 };
}

/** Metric spoons. */
const spoonMl = { tablespoon: 15, teaspoon: 5 };

function portionsOf({ servingGrams, gramsPerMl, glassMl }: CiqualGroup): readonly Portion[] {
  const portions = [{ description: "1 serving", grams: servingGrams }];
  if (gramsPerMl === undefined) return portions;
  if (glassMl !== undefined) portions.push(measure("1 glass", glassMl, gramsPerMl));
  portions.push(measure("1 tablespoon", spoonMl.tablespoon, gramsPerMl));
  portions.push(measure("1 teaspoon", spoonMl.teaspoon, gramsPerMl));
  return portions;
}

function rowOf(record: CsvRecord, englishName: string): SourceRow | null {
  const figures = energyFiguresOf(record);
  if (figures === null) return null;
  const codes = ["alim_grp_code", "alim_ssgrp_code", "alim_ssssgrp_code"].map((column) =>
    textOf(record, column),
  );
  const group = ciqualGroupOf(codes, englishName);
  return {
    source: { table: ciqualTable, code: textOf(record, "alim_code"), description: englishName },
    alsoCalled: [],
    frenchName: plainName(textOf(record, "alim_nom_fr")),
    category: categoryOf(record),
    per100Grams: {
      ...figures,
      fruitVegetableLegumePercent: group.producePercent ?? 0,
      micronutrients: micronutrientsOf(record),
    },
    nutriScoreClass: group.nutriScoreClass ?? "general",
    portions: portionsOf(group),
    defaultGrams: group.servingGrams,
    gramsPerMl: group.gramsPerMl ?? null,
  };
}

/** Every food with the figures that a meal needs, by code. */
export function readCiqual(folder: string): CiqualFoods {
  const records = parseCsv(readFileSync(join(folder, "ciqual2025_fr.csv"), "utf8"));
  const englishNames = new Map(
    parseCsv(readFileSync(join(folder, "names_en_fr.csv"), "utf8")).map((names) => [
      textOf(names, "alim_code"),
      plainName(textOf(names, "name_en")),
    ]),
  );
  const rows: SourceRow[] = [];
  const incomplete: string[] = [];
  for (const record of records) {
    const code = textOf(record, "alim_code");
    const name = englishNames.get(code);
    if (name === undefined || name === "") throw new Error(`CIQUAL ${code} has no English name`);
    const row = rowOf(record, name);
    if (row === null) incomplete.push(`${code} ${name}`);
    else rows.push(row);
  }
  return { rows: rows.sort((a, b) => Number(a.source.code) - Number(b.source.code)), incomplete };
}
