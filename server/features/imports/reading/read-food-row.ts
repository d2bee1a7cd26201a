import { foodNameMaxLength } from "#contract/limits.ts";
import { importedTable } from "#domain/nutrition/imported-food.ts";
import { roundToHundredth, roundToTenth } from "#domain/nutrition/meal-totals.ts";
import {
  type MacronutrientName,
  type MicronutrientName,
  micronutrientNames,
} from "#domain/nutrition/nutrients.ts";
import type { SavedFood } from "#domain/nutrition/saved-food.ts";
import { totalCarbohydrate } from "#domain/products/carbohydrate.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { shorten } from "../../../core/shorten.ts";
import type { CsvFormat } from "./formats.ts";
import { type DateOrder, gramsOf, isYes, readDay, readNumber, readTime } from "./read-cells.ts";
import { readMealType } from "./read-meal-type.ts";
import type { RowReading } from "./read-row.ts";

export interface ReaderParts {
  readonly header: readonly string[];
  /** The cell of the first of these columns that the file has; empty without one. */
  readonly cellOf: (names: readonly string[] | undefined) => (cells: readonly string[]) => string;
  readonly hasDecimalComma: boolean;
  readonly dateOrder: DateOrder;
  readonly weightUnit: "kg" | "lb";
  readonly today: CalendarDay;
}

type FoodFormat = Extract<CsvFormat, { kind: "foods" }>;
type Cells = readonly string[];

export const earliestDay: CalendarDay = "2000-01-01";
/** kcal, g, mg or µg of one row: a whole meal at most. */
const figureMax = 100_000;
const rowCaloriesMax = 20_000;
const descriptionMaxLength = 300;
const grams = ["protein", "carbs", "fat", "fiber"] as const;
/** Rows of a day's totals. */
const totals = /^(daily summary|bilan du jour|totals?|total general)$/i;

export function createFoodReader(format: FoodFormat, parts: ReaderParts) {
  const { cellOf } = parts;
  const { columns } = format;
  const [dayOf, timeOf, mealOf] = [cellOf(columns.day), cellOf(columns.time), cellOf(columns.mealType)];
  const isDeleted = cellOf(columns.isDeleted);
  const readFood = createFiguresReader(format, parts);
  return (cells: Cells, line: number): RowReading => {
    const isTotal = totals.test(mealOf(cells).trim()) || totals.test(dayOf(cells).trim());
    if (isTotal || isYes(isDeleted(cells))) return "skip";
    const day = readDay(dayOf(cells), parts.dateOrder);
    if (day === undefined || day < earliestDay) return { reason: "date" };
    if (day > parts.today) return { reason: "future" };
    const food = readFood(cells);
    if ("reason" in food) return food;
    const time = readTime(timeOf(cells));
    return { kind: "food", line, day, time, mealType: readMealType(mealOf(cells), time), food };
  };
}

function createFiguresReader({ product, columns, carbohydrate }: FoodFormat, parts: ReaderParts) {
  const { cellOf, hasDecimalComma } = parts;
  const figureOf = (names: readonly string[]) => {
    const cell = cellOf(names);
    return (cells: Cells) => readNumber(cell(cells), hasDecimalComma);
  };
  const readers = {
    calories: figureOf(columns.calories),
    protein: figureOf(columns.protein),
    carbs: figureOf(columns.carbs),
    fat: figureOf(columns.fat),
    fiber: figureOf(columns.fiber),
  };
  const nameOf = cellOf(columns.name);
  const describe = createDescriber(columns, parts);
  const micronutrientsOf = createMicronutrientReader(columns, parts);
  return (cells: Cells): SavedFood | { reason: "name" | "calories" | "number" } => {
    const name = nameOf(cells).trim().replaceAll(/\s+/g, " ");
    if (name === "") return { reason: "name" };
    const calories = readers.calories(cells);
    if (calories == null || calories < 0 || calories > rowCaloriesMax) return { reason: "calories" };
    const figures = grams.map((each) => [each, readers[each](cells)] as const);
    if (figures.some(([, figure]) => isWrong(figure))) return { reason: "number" };
    const micronutrients = micronutrientsOf(cells);
    const amount = describe(cells);
    if (!micronutrients || isWrong(amount.grams)) return { reason: "number" };
    const unknown = figures.flatMap(([each, figure]): MacronutrientName[] => (figure === null ? [each] : []));
    const {
      carbs = 0,
      fiber = 0,
      ...others
    } = Object.fromEntries(figures.map(([each, figure]) => [each, figure ?? 0]));
    const ours = { ...others, fiber, carbs: totalCarbohydrate(carbs, fiber, carbohydrate) ?? 0 };
    const known = Object.fromEntries(
      Object.entries(ours).map(([each, figure]) => [each, roundToTenth(figure)]),
    );
    return {
      name: shorten(name, foodNameMaxLength),
      grams: amount.grams ?? 0,
      calories: Math.round(calories),
      ...(known as Record<(typeof grams)[number], number>),
      source: {
        table: importedTable(product),
        code: shorten(name.toLowerCase(), foodNameMaxLength),
        description: shorten([name, ...amount.words].join(", "), descriptionMaxLength),
      },
      ...(unknown.length > 0 && { unknown }),
      ...(Object.keys(micronutrients).length > 0 && { micronutrients }),
    };
  };
}

function isWrong(figure: number | null | undefined): boolean {
  return figure === undefined || (figure !== null && (figure < 0 || figure > figureMax));
}

/** The amount as the file words it, and its grams where it is a weight. */
function createDescriber(columns: FoodFormat["columns"], { cellOf, hasDecimalComma }: ReaderParts) {
  const [amountOf, unitOf, brandOf] = [cellOf(columns.amount), cellOf(columns.unit), cellOf(columns.brand)];
  return (cells: Cells) => {
    const text = [amountOf(cells), unitOf(cells)]
      .map((part) => part.trim())
      .join(" ")
      .trim();
    const [, figure = "", unit = ""] = /^([\d.,]+)\s*(.*)$/.exec(text) ?? [];
    const quantity = figure === "" ? null : readNumber(figure, hasDecimalComma);
    const words = [brandOf(cells).trim(), text].filter((word) => word !== "");
    return { words, grams: quantity == null ? quantity : gramsOf(quantity, unit) };
  };
}

/** Undefined where a figure is no number. */
function createMicronutrientReader({ micronutrients }: FoodFormat["columns"], parts: ReaderParts) {
  const { header, cellOf, hasDecimalComma } = parts;
  const columns = micronutrientNames.flatMap((name) => {
    const found = Object.entries(micronutrients?.[name] ?? {}).find(([column]) => header.includes(column));
    return found ? [{ name, factor: found[1], cell: cellOf([found[0]]) }] : [];
  });
  return (cells: Cells): SavedFood["micronutrients"] | undefined => {
    const known: Partial<Record<MicronutrientName, number>> = {};
    for (const { name, factor, cell } of columns) {
      const figure = readNumber(cell(cells), hasDecimalComma);
      if (isWrong(figure)) return undefined;
      if (figure != null) known[name] = roundToHundredth(figure * factor);
    }
    return known;
  };
}
