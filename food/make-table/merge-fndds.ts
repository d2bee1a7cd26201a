import type { NutrientsPer100Grams } from "#domain/nutrition/nutrients.ts";
import type { Portion } from "../food-row.ts";
import type { SourceRow } from "./source-row.ts";

/** Figures that must agree before a food that was given another name still counts as the same food. */
const compared = ["calories", "protein", "carbs", "fat"] as const satisfies (keyof NutrientsPer100Grams)[];
const tolerated = { relative: 0.1, calories: 5, grams: 1 };

export interface MergedEditions {
  readonly rows: readonly SourceRow[];
  /** "code older name → newer name", of codes that now mean another food. */
  readonly redefined: readonly string[];
  readonly counts: {
    readonly sameName: number;
    readonly renamed: number;
    readonly redefined: number;
    readonly olderOnly: number;
    readonly newerOnly: number;
  };
}

function wordsOf(description: string): string {
  return description
    .toLowerCase()
    .split(/[^a-z0-9%]+/)
    .filter((word) => word !== "")
    .sort()
    .join(" ");
}

function hasSameName(older: SourceRow, newer: SourceRow): boolean {
  return wordsOf(older.source.description) === wordsOf(newer.source.description);
}

function hasLikeFigures(older: SourceRow, newer: SourceRow): boolean {
  return compared.every((name) => {
    const [before, after] = [older.per100Grams[name], newer.per100Grams[name]];
    const leeway = name === "calories" ? tolerated.calories : tolerated.grams;
    return Math.abs(before - after) <= Math.max(leeway, tolerated.relative * Math.max(before, after));
  });
}

function unionOfPortions(newer: readonly Portion[], older: readonly Portion[]): readonly Portion[] {
  const known = new Set(newer.map(({ description }) => description));
  return [...newer, ...older.filter(({ description }) => !known.has(description))];
}

/** The newer figures, with the names and measures that the newer edition dropped. */
function updated(older: SourceRow, newer: SourceRow): SourceRow {
  const names = [...newer.alsoCalled, ...older.alsoCalled];
  if (!hasSameName(older, newer)) names.push(older.source.description);
  const { fruitVegetableLegumePercent } = older.per100Grams;
  return {
    ...newer,
    alsoCalled: [...new Set(names)],
    per100Grams: { ...newer.per100Grams, fruitVegetableLegumePercent },
    portions: unionOfPortions(newer.portions, older.portions),
    defaultGrams: newer.defaultGrams ?? older.defaultGrams,
    gramsPerMl: newer.gramsPerMl ?? older.gramsPerMl,
  };
}

function byCode(a: SourceRow, b: SourceRow): number {
  return Number(a.source.code) - Number(b.source.code) || (a.source.table < b.source.table ? -1 : 1);
}

/**
 * Merges two editions. A food is the same in both if its code is, and its name or its figures are; then the newer row is kept.
 * If the newer edition gave the code to something else, both rows are kept, one for each edition.
 */
export function mergeFndds(older: readonly SourceRow[], newer: readonly SourceRow[]): MergedEditions {
  const olderByCode = new Map(older.map((row) => [row.source.code, row]));
  const newerCodes = new Set(newer.map(({ source }) => source.code));
  const rows = older.filter(({ source }) => !newerCodes.has(source.code));
  const counts = { sameName: 0, renamed: 0, redefined: 0, olderOnly: rows.length, newerOnly: 0 };
  const redefined: string[] = [];
  for (const row of newer) {
    const before = olderByCode.get(row.source.code);
    if (before === undefined) {
      counts.newerOnly += 1;
      rows.push(row);
    } else if (hasSameName(before, row) || hasLikeFigures(before, row)) {
      counts[hasSameName(before, row) ? "sameName" : "renamed"] += 1;
      rows.push(updated(before, row));
    } else {
      counts.redefined += 1;
      redefined.push(`${row.source.code} ${before.source.description} → ${row.source.description}`);
      rows.push(before, row);
    }
  }
  return { rows: rows.sort(byCode), redefined, counts };
}
