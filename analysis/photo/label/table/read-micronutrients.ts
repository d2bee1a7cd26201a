import { type MicronutrientName, micronutrientUnits } from "#domain/nutrition/nutrients.ts";
import type { TableColumn } from "./arrange-columns.ts";
import type { NutritionTable, TableRow } from "./bind-figures.ts";
import type { LabelFigure } from "./label-reading.ts";
import { centreOf, type PlacedFigure } from "./line-items.ts";
import { clearCertainty, confirmedCertainty } from "./settle-doubts.ts";

export type ReadMicronutrients = Readonly<Partial<Record<MicronutrientName, LabelFigure>>>;

/**
 * What a label's percentages are of: in the European Union (Regulation (EU) No 1169/2011, Annex XIII) and in the United States
 * (21 CFR 101.9 (c) (8) (iv)). In the micronutrient's unit.
 */
const dailyAmounts: Readonly<Partial<Record<MicronutrientName, readonly [eu: number, us: number]>>> = {
  vitaminD: [5, 20],
  vitaminB12: [2.5, 2.4],
  vitaminB9: [200, 400],
  vitaminA: [800, 900],
  vitaminC: [80, 90],
  vitaminK: [75, 120],
  vitaminE: [12, 15],
  vitaminB1: [1.1, 1.2],
  calcium: [800, 1300],
  iron: [14, 18],
  magnesium: [375, 420],
  potassium: [2000, 4700],
  zinc: [10, 11],
  iodine: [150, 150],
  selenium: [55, 55],
};

/** Both are rounded: a percentage may be this many points off, and this share of it. */
const percentSlack = 1.5;
const percentShareSlack = 0.12;

const gramsOf = { g: 1, mg: 1e-3, µg: 1e-6 } as const;
const isMass = (unit: PlacedFigure["unit"]): unit is keyof typeof gramsOf => unit in gramsOf;

/** A thousand times too much or too little is a unit read wrongly, unless it is the one that the micronutrient has. */
function valueIn(name: MicronutrientName, { value, unit }: PlacedFigure): number | undefined {
  const own = micronutrientUnits[name];
  const isOther = unit !== own && !(own === "mg" && unit === "g") && !(own === "g" && unit === "mg");
  if (!isMass(unit) || isOther) return undefined;
  return Number(((value * gramsOf[unit]) / gramsOf[own]).toPrecision(8));
}

/** The percentage of a day that is printed behind the figure; undefined without one. */
function percentOf(figure: PlacedFigure, { figures }: TableRow): number | undefined {
  const next = figures[figures.indexOf(figure) + 1];
  return next?.unit === "%" ? next.value : undefined;
}

/** undefined where no percentage says anything of it. */
function agreesWithPercent(
  name: MicronutrientName,
  value: number,
  percent: number | undefined,
): boolean | undefined {
  const amounts = dailyAmounts[name];
  if (percent === undefined || amounts === undefined) return undefined;
  return amounts.some((daily) => {
    const expected = (100 * value) / daily;
    return Math.abs(expected - percent) <= percentSlack + percentShareSlack * expected;
  });
}

function readFigure(figure: PlacedFigure, row: TableRow, grams: number | null): LabelFigure | undefined {
  const name = row.name.micronutrient;
  const value = name && valueIn(name, figure);
  if (name === undefined || value === undefined) return undefined;
  if (grams !== null && value * gramsOf[micronutrientUnits[name]] > grams)
    return { value: null, isBelow: false, doubt: "impossible" };
  const agrees = agreesWithPercent(name, value, percentOf(figure, row));
  const isClear = figure.certainty >= (agrees ? confirmedCertainty : clearCertainty);
  const doubt = agrees === false ? "contradiction" : isClear ? null : "unclear";
  return { value, isBelow: figure.isBelow, doubt };
}

function columnOf(figure: PlacedFigure, columns: readonly TableColumn[], inOrder: TableColumn | undefined) {
  const distance = ({ centre }: TableColumn) => Math.abs(centre - centreOf(figure));
  return inOrder ?? columns.reduce((best, each) => (distance(each) < distance(best) ? each : best));
}

/** The vitamins and minerals of each column. What is printed twice with different figures is left out: it is of two tables. */
export function readMicronutrients(
  table: NutritionTable,
  columns: readonly TableColumn[],
  grams: readonly (number | null)[],
): readonly ReadMicronutrients[] {
  const read = columns.map((): Partial<Record<MicronutrientName, LabelFigure>> => ({}));
  for (const row of table.micronutrients) {
    const amounts = row.figures.filter(({ unit }) => isMass(unit));
    for (const [place, figure] of amounts.entries()) {
      const inOrder = amounts.length === columns.length ? columns[place] : undefined;
      const at = columns.indexOf(columnOf(figure, columns, inOrder));
      const found = readFigure(figure, row, grams[at] ?? null);
      const [own, name] = [read[at], row.name.micronutrient];
      if (found === undefined || own === undefined || name === undefined) continue;
      const before = own[name];
      own[name] =
        before === undefined || before.value === found.value ? found : { ...before, doubt: "contradiction" };
    }
  }
  return read;
}
