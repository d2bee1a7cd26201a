import { foodNameMaxLength } from "#contract/limits.ts";
import { importedTable } from "#domain/nutrition/imported-food.ts";
import { roundToTenth } from "#domain/nutrition/meal-totals.ts";
import { type MacronutrientName, macronutrientNames } from "#domain/nutrition/nutrients.ts";
import type { SavedFood } from "#domain/nutrition/saved-food.ts";
import { renderText } from "#locales/render-text.ts";
import { shorten } from "../../../core/shorten.ts";
import type { FoodFormat } from "./formats/format.ts";
import { isYes, readNumber } from "./read-cells.ts";
import { createClockReader, type ReaderParts } from "./read-clock.ts";
import { createFigureReader, type Figures, isImpossibleFigure } from "./read-figures.ts";
import { mealTypeOf, readMealType } from "./read-meal-type.ts";
import type { RowReading } from "./read-row.ts";
import { gramsOf } from "./units.ts";

type Cells = readonly string[];

const rowCaloriesMax = 20_000;
const descriptionMaxLength = 300;
/** Rows of a day's totals, and of energy burned. */
const noFoods = /^(daily (summary|totals?)|bilan du jour|totals?|total general|exercise|cardio)$/i;

export function createFoodReader(format: FoodFormat, parts: ReaderParts) {
  const { table } = parts;
  const { columns, mealTypes = {} } = format;
  const [dayOf, mealOf] = [table.cellOf(columns.day), table.cellOf(columns.mealType)];
  const isDeleted = table.cellOf(columns.isDeleted);
  const readClock = createClockReader(columns, parts);
  const readFood = createSingleFoodReader(format, parts);
  return (cells: Cells, line: number): RowReading => {
    const meal = mealTypes[mealOf(cells)] ?? mealOf(cells);
    if (noFoods.test(meal) || noFoods.test(dayOf(cells)) || isYes(isDeleted(cells))) return "skip";
    const clock = readClock(cells);
    if ("reason" in clock) return clock;
    const food = readFood(cells, { meal, time: clock.time });
    if ("reason" in food) return food;
    return { kind: "food", line, ...clock, mealType: readMealType(meal, clock.time), food };
  };
}

interface EatenAt {
  /** The meal as the file names it; empty where it does not. */
  readonly meal: string;
  readonly time: string | null;
}

function createSingleFoodReader(format: FoodFormat, parts: ReaderParts) {
  const { columns, product } = format;
  const nameOf = createNamer(columns, parts);
  const describe = createDescriber(columns, parts);
  const readFigures = createFigureReader(format, parts);
  return (cells: Cells, eaten: EatenAt): SavedFood | { reason: "name" | "calories" | "number" } => {
    const names = nameOf(cells, eaten);
    if (!names) return { reason: "name" };
    const amount = describe(cells);
    const figures = readFigures(cells, amount.grams);
    if (!figures || isImpossibleFigure(amount.grams)) return { reason: "number" };
    const { calories } = figures.macros;
    if (calories === undefined || (calories ?? 0) < 0 || (calories ?? 0) > rowCaloriesMax)
      return { reason: "calories" };
    // An amount without figures is an entry too: a supplement whose figures the product does not know.
    if (saysNothing(figures) && amount.text === "") return { reason: "calories" };
    return {
      name: shorten(names.shown, foodNameMaxLength),
      grams: amount.grams ?? 0,
      ...knownFigures(figures),
      source: {
        table: importedTable(product),
        code: shorten(names.given.toLowerCase(), foodNameMaxLength),
        description: shorten([names.given, ...amount.words].join(", "), descriptionMaxLength),
      },
    };
  };
}

function saysNothing({ macros, micronutrients, toLimit }: Figures): boolean {
  const others = Object.keys({ ...micronutrients, ...toLimit });
  return Object.values(macros).every((figure) => figure === null) && others.length === 0;
}

/** Unknown figures become 0, and their names are kept in `unknown`. */
function knownFigures({ macros, micronutrients, toLimit }: Figures) {
  const unknown = macronutrientNames.filter((name) => macros[name] === null);
  const figure = (name: MacronutrientName) => roundToTenth(macros[name] ?? 0);
  return {
    calories: Math.round(macros.calories ?? 0),
    protein: figure("protein"),
    carbs: figure("carbs"),
    fat: figure("fat"),
    fiber: figure("fiber"),
    ...(unknown.length > 0 && { unknown }),
    ...(Object.keys(micronutrients).length > 0 && { micronutrients }),
    ...(Object.keys(toLimit).length > 0 && { toLimit }),
  };
}

/**
 * `given`: as the file has it. `shown`: a meal without foods in the person's own language, with its note. Undefined where neither
 * food nor meal has a name.
 */
function createNamer(columns: FoodFormat["columns"], { table, language, country }: ReaderParts) {
  const [nameOf, noteOf] = [table.cellOf(columns.name), table.cellOf(columns.note)];
  return (cells: Cells, { meal, time }: EatenAt) => {
    const food = nameOf(cells).replaceAll(/\s+/g, " ");
    if (food !== "") return { given: food, shown: food };
    if (meal === "" && columns.mealType) return undefined;
    const type = meal === "" ? readMealType(meal, time) : mealTypeOf(meal);
    const named = type ? renderText({ language, country }, { key: `imports:meals.${type}` }) : meal;
    const note = noteOf(cells).replaceAll(/\s+/g, " ");
    return { given: meal || (type ?? ""), shown: note === "" ? named : `${named} (${note})` };
  };
}

/** The amount as the file words it, and its grams where it is a weight. */
function createDescriber(columns: FoodFormat["columns"], { table, hasDecimalComma }: ReaderParts) {
  const [amountOf, unitOf] = [table.cellOf(columns.amount), table.cellOf(columns.unit)];
  const [gramsCellOf, brandOf] = [table.cellOf(columns.grams), table.cellOf(columns.brand)];
  return (cells: Cells) => {
    const text = `${amountOf(cells)} ${unitOf(cells)}`.trim();
    const words = [brandOf(cells), text].filter((word) => word !== "");
    const weighed = readNumber(gramsCellOf(cells), hasDecimalComma);
    return { text, words, grams: weighed === null ? gramsIn(text, hasDecimalComma) : weighed };
  };
}

/** Grams in texts such as "40.00 g", or "1 oz, 28 g": the first part that is a weight counts. */
function gramsIn(text: string, hasDecimalComma: boolean): number | null | undefined {
  const [, figure = "", unit = ""] = /^([\d.,]+)\s*(.*)$/.exec(text) ?? [];
  const quantity = figure === "" ? null : readNumber(figure, hasDecimalComma);
  const grams = quantity == null ? quantity : gramsOf(quantity, unit);
  if (grams !== null) return grams;
  const last = /,\s*([\d.]+) ?(g|oz)$/.exec(text);
  return last ? gramsOf(Number(last[1]), last[2] ?? "") : null;
}
