import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Portion } from "../food-row.ts";
import { energyFiguresOf } from "./ciqual-energy-figures.ts";
import { type CiqualGroup, ciqualGroupOf } from "./ciqual-groups.ts";
import { micronutrientsOf } from "./ciqual-micronutrients.ts";
import { type UsualServing, usualServingOf } from "./ciqual-servings.ts";
import { type EnergyFigures, GroupMedians, needsFilling, type StatedFigures } from "./fill-scored-figures.ts";
import { type CsvRecord, parseCsv, textOf } from "./parse-csv.ts";
import type { SourceRow } from "./source-row.ts";
import { hasNonNutritiveSweeteners } from "./sweetener.ts";

export const ciqualTable = "Ciqual 2025";

export interface CiqualFoods {
  readonly rows: readonly SourceRow[];
  /** Foods left out, for energy or macronutrients that Anses does not give. */
  readonly incomplete: readonly string[];
  /** Foods whose sugars, saturated fat or sodium are their group's median. */
  readonly filled: readonly string[];
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

/** A measure given in ml, converted to grams, to 0.1 g. */
function measure(description: string, ml: number, gramsPerMl: number): Portion {
  return { description, grams: Math.round(ml * gramsPerMl * 10) / 10 };
}

/** Metric spoons. */
const spoonMl = { tablespoon: 15, teaspoon: 5 };

function volumesOf({ gramsPerMl, glassMl }: CiqualGroup): readonly Portion[] {
  if (gramsPerMl === undefined) return [];
  const glass = glassMl === undefined ? [] : [measure("1 glass", glassMl, gramsPerMl)];
  return [
    ...glass,
    measure("1 tablespoon", spoonMl.tablespoon, gramsPerMl),
    measure("1 teaspoon", spoonMl.teaspoon, gramsPerMl),
  ];
}

/** The food's own measures; of a food that has none, its group's serving. */
function portionsOf(group: CiqualGroup, usual: UsualServing | undefined): readonly Portion[] {
  const measures = usual?.measures ?? [{ description: "1 serving", grams: group.servingGrams }];
  return [...measures, ...volumesOf(group)];
}

/** A food as CIQUAL gives it, before what its Nutri-Score lacks is filled. */
interface StatedFood {
  readonly record: CsvRecord;
  readonly code: string;
  readonly name: string;
  readonly category: string;
  readonly stated: StatedFigures | null;
}

function rowOf({ record, code, name, category }: StatedFood, figures: EnergyFigures): SourceRow {
  const codes = ["alim_grp_code", "alim_ssgrp_code", "alim_ssssgrp_code"].map((column) =>
    textOf(record, column),
  );
  const group = ciqualGroupOf(codes, name);
  const usual = usualServingOf(name);
  return {
    source: { table: ciqualTable, code, description: name },
    alsoCalled: [],
    frenchName: plainName(textOf(record, "alim_nom_fr")),
    category,
    per100Grams: {
      ...figures,
      fruitVegetableLegumePercent: group.producePercent ?? 0,
      micronutrients: micronutrientsOf(record),
    },
    nutriScoreClass: group.nutriScoreClass ?? "general",
    hasNonNutritiveSweeteners: hasNonNutritiveSweeteners(name, null, []),
    portions: portionsOf(group, usual),
    defaultGrams: usual?.servingGrams ?? group.servingGrams,
    gramsPerMl: group.gramsPerMl ?? null,
  };
}

function readStatedFoods(folder: string): readonly StatedFood[] {
  const records = parseCsv(readFileSync(join(folder, "ciqual2025_fr.csv"), "utf8"));
  const names = parseCsv(readFileSync(join(folder, "names_en_fr.csv"), "utf8"));
  const nameByCode = new Map(
    names.map((line) => [textOf(line, "alim_code"), plainName(textOf(line, "name_en"))]),
  );
  const foods = records.map((record) => {
    const code = textOf(record, "alim_code");
    const name = nameByCode.get(code) ?? "";
    if (name === "") throw new Error(`CIQUAL ${code} has no English name`);
    return { record, code, name, category: categoryOf(record), stated: energyFiguresOf(record) };
  });
  return foods.sort((a, b) => Number(a.code) - Number(b.code));
}

function mediansOf(foods: readonly StatedFood[]): GroupMedians {
  const figuresByGroup = new Map<string, StatedFigures[]>();
  for (const { category, stated } of foods) {
    if (stated === null) continue;
    const figures = figuresByGroup.get(category) ?? [];
    figures.push(stated);
    figuresByGroup.set(category, figures);
  }
  return new GroupMedians(figuresByGroup);
}

/** Every food with the figures that a meal needs, by code. */
export function readCiqual(folder: string): CiqualFoods {
  const foods = readStatedFoods(folder);
  const medians = mediansOf(foods);
  const rows: SourceRow[] = [];
  const filled: string[] = [];
  const incomplete: string[] = [];
  for (const food of foods) {
    const label = `${food.code} ${food.name}`;
    const figures = food.stated === null ? null : medians.fill(food.category, food.stated);
    if (food.stated === null || figures === null) {
      incomplete.push(label);
      continue;
    }
    if (needsFilling(food.stated)) filled.push(label);
    rows.push(rowOf(food, figures));
  }
  return { rows, filled, incomplete };
}
