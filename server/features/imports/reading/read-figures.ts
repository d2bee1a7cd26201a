import { roundToHundredth } from "#domain/nutrition/meal-totals.ts";
import {
  type MacronutrientName,
  type MicronutrientName,
  macronutrientNames,
  micronutrientNames,
} from "#domain/nutrition/nutrients.ts";
import {
  type KnownToLimit,
  type NutrientToLimit,
  nutrientsToLimit,
} from "#domain/nutrition/nutrients-to-limit.ts";
import { saltPerSodium } from "#domain/nutrition/salt.ts";
import { totalCarbohydrate } from "#domain/products/carbohydrate.ts";
import type { FoodFormat } from "./formats/format.ts";
import type { Names } from "./headers.ts";
import { readNumber } from "./read-cells.ts";
import type { ReaderParts } from "./read-clock.ts";
import { energyFactor, macronutrientFactor, micronutrientFactor } from "./units.ts";

type Cells = readonly string[];

/** kcal, g, mg or µg of one row: a whole meal at most. */
const figureMax = 100_000;

export interface Figures {
  /** null: not given; undefined (energy alone): no number. */
  readonly macros: Readonly<Record<Exclude<MacronutrientName, "calories">, number | null>> & {
    readonly calories: number | null | undefined;
  };
  readonly micronutrients: Partial<Readonly<Record<MicronutrientName, number>>>;
  readonly toLimit: KnownToLimit;
}

export function isImpossibleFigure(figure: number | null | undefined): boolean {
  return figure === undefined || (figure !== null && (figure < 0 || figure > figureMax));
}

/** Undefined where a figure other than the energy is no number. */
export function createFigureReader(format: FoodFormat, parts: ReaderParts) {
  const macros = createMacroReaders(format, parts);
  const micros = createMicronutrientReaders(format, parts);
  const limited = createLimitedReaders(format, parts);
  return (cells: Cells, grams: number | null | undefined): Figures | undefined => {
    // Figures of 100 g say nothing of an unknown amount.
    const share = format.isPer100Grams ? (grams == null ? null : grams / 100) : 1;
    const scaled = (figure: number | null | undefined) =>
      figure ? (share === null ? null : figure * share) : figure;
    const read = macros.map(([name, figureOf]) => [name, scaled(figureOf(cells))] as const);
    if (read.some(([name, figure]) => name !== "calories" && isImpossibleFigure(figure))) return undefined;
    const [known, toLimit] = [micros, limited].map((readers) => {
      const figures = readers.map(([name, figureOf]) => [name, scaled(figureOf(cells))] as const);
      return figures.some(([, figure]) => isImpossibleFigure(figure)) ? undefined : keepKnown(figures);
    });
    if (!known || !toLimit) return undefined;
    // Safe: the entries are built from all the names.
    const found = Object.fromEntries(read) as unknown as Figures["macros"];
    const carbs = totalCarbohydrate(found.carbs, found.fiber, format.carbohydrate);
    return { macros: { ...found, carbs }, micronutrients: known, toLimit };
  };
}

function keepKnown(figures: readonly (readonly [string, number | null | undefined])[]) {
  return Object.fromEntries(
    figures.flatMap(([name, figure]) => (figure == null ? [] : [[name, roundToHundredth(figure)]])),
  );
}

type FigureOf = (cells: Cells) => number | null | undefined;

/** Reads a column; nothing is known where the file lacks it, or has it in a unit that cannot be converted. */
function createReader(
  { table, hasDecimalComma }: ReaderParts,
  { names = [], factor }: { readonly names?: Names | undefined; readonly factor: number | undefined },
): FigureOf {
  if (factor === undefined || !table.has(names)) return () => null;
  const cellOf = table.cellOf(names);
  return (cells) => {
    const figure = readNumber(cellOf(cells), hasDecimalComma);
    return figure && figure * factor;
  };
}

function createMacroReaders({ columns }: FoodFormat, parts: ReaderParts) {
  const { table } = parts;
  return macronutrientNames.map((name): readonly [MacronutrientName, FigureOf] => {
    const names = columns[name];
    const unit = table.unitOf(names);
    const factor = name === "calories" ? energyFactor(unit ?? "kcal") : macronutrientFactor(unit ?? "g");
    return [name, createReader(parts, { names, factor })];
  });
}

function createMicronutrientReaders({ columns }: FoodFormat, parts: ReaderParts) {
  return micronutrientNames.flatMap((name): (readonly [MicronutrientName, FigureOf])[] => {
    const names = columns.micronutrients?.[name];
    if (!names) return [];
    const factor = micronutrientFactor(name, parts.table.unitOf(names));
    return [[name, createReader(parts, { names, factor })]];
  });
}

/** Reads salt from the file's salt or sodium, whichever it has. */
function createLimitedReaders({ columns }: FoodFormat, parts: ReaderParts) {
  const { sodium, ...limited } = columns.toLimit ?? {};
  const saltNames = parts.table.has(limited.salt ?? []) ? limited.salt : undefined;
  return nutrientsToLimit.map((name): readonly [NutrientToLimit, FigureOf] => {
    const isSodium = name === "salt" && !saltNames;
    const names = isSodium ? sodium : limited[name];
    const factor = macronutrientFactor(parts.table.unitOf(names) ?? (isSodium ? "mg" : "g"));
    return [name, createReader(parts, { names, factor: factor && factor * (isSodium ? saltPerSodium : 1) })];
  });
}
