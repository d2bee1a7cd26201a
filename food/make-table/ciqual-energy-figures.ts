import { readCiqualFigure } from "./ciqual-figure.ts";
import type { StatedFigures } from "./fill-scored-figures.ts";
import { type CsvRecord, textOf } from "./parse-csv.ts";
import { rounded } from "./source-row.ts";

/** Salt is 2.5 times sodium: EU regulation 1169/2011, annex I. */
const sodiumMgPerGramOfSalt = 1000 / 2.5;
/** kcal a gram: EU regulation 1169/2011, annex XIV. */
const kcalPerGram = {
  protein: 4,
  carbohydrate: 4,
  fat: 9,
  fiber: 2,
  alcohol: 7,
  polyols: 2.4,
  organicAcids: 3,
};

function figureOf(record: CsvRecord, column: string): number | null {
  return readCiqualFigure(textOf(record, column))?.value ?? null;
}

/** Sugars are no more than carbohydrate, saturates no more than fat, whatever rounding made of them. */
function partOf(part: number | null, whole: number): number | null {
  return part === null ? null : rounded(Math.min(part, whole));
}

interface MacroGrams {
  readonly protein: number;
  readonly available: number;
  readonly fat: number;
  readonly fiber: number;
}

function kcalOf(record: CsvRecord, { protein, available, fat, fiber }: MacroGrams): number {
  const polyols = figureOf(record, "Polyols totaux (g 100 g)") ?? 0;
  return (
    protein * kcalPerGram.protein +
    Math.max(0, available - polyols) * kcalPerGram.carbohydrate +
    polyols * kcalPerGram.polyols +
    fat * kcalPerGram.fat +
    fiber * kcalPerGram.fiber +
    (figureOf(record, "Alcool (éthanol) (g 100 g)") ?? 0) * kcalPerGram.alcohol +
    (figureOf(record, "Acides organiques (g 100 g)") ?? 0) * kcalPerGram.organicAcids
  );
}

/** Null when a figure that a meal's totals need is unknown. */
export function energyFiguresOf(record: CsvRecord): StatedFigures | null {
  const protein = figureOf(record, "Protéines, N x facteur de Jones (g 100 g)");
  const available = figureOf(record, "Glucides (g 100 g)");
  const fat = figureOf(record, "Lipides (g 100 g)");
  const fiber = figureOf(record, "Fibres alimentaires (g 100 g)");
  if (protein === null || available === null || fat === null || fiber === null) return null;
  const salt = figureOf(record, "Sel chlorure de sodium (g 100 g)");
  const sodiumMg =
    figureOf(record, "Sodium (mg 100 g)") ?? (salt === null ? null : salt * sodiumMgPerGramOfSalt);
  const stated = figureOf(record, "Energie, N x facteur Jones, avec fibres (kcal 100 g)");
  return {
    calories: rounded(stated ?? kcalOf(record, { protein, available, fat, fiber })),
    protein: rounded(protein),
    // CIQUAL's "Glucides" leaves fibre out; ours, as FNDDS's, holds it.
    carbs: rounded(available + fiber),
    fat: rounded(fat),
    fiber: rounded(fiber),
    sugars: partOf(figureOf(record, "Sucres (g 100 g)"), available),
    saturatedFat: partOf(figureOf(record, "AG saturés (g 100 g)"), fat),
    sodiumMg: sodiumMg === null ? null : rounded(sodiumMg),
  };
}
