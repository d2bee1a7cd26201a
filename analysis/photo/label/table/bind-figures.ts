import { median } from "#domain/averages.ts";
import { centreOf, type Place, type PlacedFigure, type PlacedName, type PrintedItems } from "./line-items.ts";
import type { LabelNutrient } from "./row-names.ts";

export interface TableRow {
  readonly name: PlacedName;
  /** From left to right. */
  readonly figures: readonly PlacedFigure[];
}

/** Parts of the smaller line's height. */
const sameRow = 0.6;
const energyRows = 3.2;
const nearlySameRow = 0.25;
const nextRow = 1.7;
const rowsApartMax = 5;

const distance = (name: PlacedName, figure: PlacedFigure) =>
  Math.min(
    ...[name.down, name.lastDown].flatMap((down) =>
      [figure.down, figure.lastDown].map((other) => Math.abs(down - other)),
    ),
  );

const overlap = (a: Place, b: Place) => Math.min(a.right, b.right) - Math.max(a.left, b.left);

/** An adult's reference intakes of energy in kJ and kcal: never a food's. */
const referenceEnergies = new Set([8400, 2000, 2500, 8700, 10500]);

function isEnergy({ unit }: PlacedFigure): boolean {
  return unit === "kJ" || unit === "kcal";
}

/** Energy alone is printed in kJ and kcal, and only what is no macronutrient in micrograms. */
function mayHave({ nutrient }: PlacedName, figure: PlacedFigure): boolean {
  if (figure.unit === "µg") return nutrient === "ignored";
  return !isEnergy(figure) || nutrient === "energy";
}

/** The name to the left of a figure. kJ and kcal are often printed on two lines of which only one has the name. */
function nameOnTheLeft(figure: PlacedFigure, names: readonly PlacedName[]): PlacedName | undefined {
  const energy = isEnergy(figure);
  const near = names
    .filter((name) => mayHave(name, figure))
    .filter(({ right, height }) => right <= figure.left + 0.5 * Math.min(height, figure.height))
    .map((name) => ({
      name,
      apart: distance(name, figure) / Math.min(name.height, figure.height),
    }))
    .filter(({ apart }) => apart <= (energy ? energyRows : sameRow));
  const least = Math.min(...near.map(({ apart }) => apart));
  return near
    .filter(({ apart }) => apart <= least + nearlySameRow)
    .reduce<PlacedName | undefined>(
      (best, { name }) => (best && best.right >= name.right ? best : name),
      undefined,
    );
}

/** The name above a figure, as on the front of a pack. */
function nameAbove(figure: PlacedFigure, names: readonly PlacedName[]): PlacedName | undefined {
  return names
    .filter((name) => {
      const apart = (figure.down - name.down) / Math.min(name.height, figure.height);
      return (
        apart > 0.5 &&
        apart < 2 * nextRow &&
        overlap(name, figure) > 0.3 * Math.min(name.right - name.left, figure.right - figure.left)
      );
    })
    .reduce<PlacedName | undefined>(
      (best, name) => (best && best.down >= name.down ? best : name),
      undefined,
    );
}

/** The last name of a line, if the figure is at the start of the next. */
function nameBeforeBreak(figure: PlacedFigure, names: readonly PlacedName[]): PlacedName | undefined {
  if (!figure.opensLine) return undefined;
  return names
    .filter((name) => {
      const apart = (figure.down - name.down) / Math.min(name.height, figure.height);
      return apart > 0.5 && apart < nextRow && name.left > figure.right;
    })
    .reduce<PlacedName | undefined>(
      (best, name) => (best && best.right >= name.right ? best : name),
      undefined,
    );
}

/** The part of another row that follows it at once, where its own name was not read. */
const parts = [
  { part: "saturates", whole: "fat" },
  { part: "sugars", whole: "carbohydrate" },
] as const;

function nameParts(bound: Map<PlacedName, PlacedFigure[]>, left: readonly PlacedFigure[]): void {
  const names = [...bound.keys()];
  for (const { part, whole } of parts) {
    if (names.some(({ nutrient }) => nutrient === part)) continue;
    const above = names.find((name) => name.nutrient === whole && bound.get(name)?.length);
    if (above === undefined) continue;
    const figures = left.filter(({ down, height, left, unit }) => {
      const apart = (down - above.down) / Math.min(height, above.height);
      return unit === "g" && left > above.left && apart > 0.5 && apart < nextRow;
    });
    if (figures.length > 0)
      bound.set(
        { ...above, nutrient: part },
        figures.map((figure) => ({ ...figure, certainty: 0 })),
      );
  }
}

function withUnitOf({ unit }: PlacedName, figure: PlacedFigure): PlacedFigure {
  return figure.unit === "none" && unit ? { ...figure, unit, withoutLastDigit: null } : figure;
}

function bindAll({ names, figures }: PrintedItems): ReadonlyMap<PlacedName, PlacedFigure[]> {
  const bound = new Map<PlacedName, PlacedFigure[]>(names.map((name) => [name, []]));
  const waiting: PlacedFigure[] = [];
  for (const figure of figures) {
    if (isEnergy(figure) && referenceEnergies.has(figure.value)) continue;
    const name = figure.nameBefore ?? nameOnTheLeft(figure, names);
    const isMicrograms = figure.unit === "µg";
    if (name && (!isMicrograms || mayHave(name, figure))) bound.get(name)?.push(withUnitOf(name, figure));
    else if (!isMicrograms) waiting.push(figure);
  }
  const left: PlacedFigure[] = [];
  for (const figure of waiting) {
    const lonely = names.filter((name) =>
      bound.get(name)?.every((other) => other.unit === "%" || other.down > name.down + name.height / 2),
    );
    const name = nameAbove(figure, lonely) ?? nameBeforeBreak(figure, lonely);
    if (name) bound.get(name)?.push(figure);
    else left.push(figure);
  }
  nameParts(bound, left);
  return bound;
}

/** Rows that lie close to each other. */
function blocksOf(rows: readonly TableRow[]): readonly (readonly TableRow[])[] {
  const sorted = rows.toSorted((a, b) => a.name.down - b.name.down);
  const usual = median(sorted.map(({ name }) => name.height)) ?? 1;
  const blocks: TableRow[][] = [];
  for (const row of sorted) {
    const last = blocks.at(-1)?.at(-1);
    if (last && row.name.down - last.name.down <= rowsApartMax * usual) blocks.at(-1)?.push(row);
    else blocks.push([row]);
  }
  return blocks;
}

const nutrientsOf = (rows: readonly TableRow[]) =>
  new Set(rows.map(({ name }) => name.nutrient).filter((each) => each !== "ignored"));

export interface NutritionTable {
  readonly rows: ReadonlyMap<LabelNutrient, readonly PlacedFigure[]>;
  readonly all: readonly TableRow[];
  /** Vitamins and minerals, including those printed apart from the table. */
  readonly micronutrients: readonly TableRow[];
  /** Rows of another table in the same photo, with other figures. */
  readonly otherTableRows: number;
}

const hasValue = ({ figures }: TableRow) => figures.some(({ unit }) => unit !== "%");
const firstValue = ({ figures }: TableRow) => figures.find(({ unit }) => unit !== "%")?.value;

/** The table with the most rows. */
export function bindFigures(items: PrintedItems): NutritionTable {
  const bound = [...bindAll(items)].map(([name, figures]) => ({
    name,
    figures: figures.toSorted((a, b) => centreOf(a) - centreOf(b)),
  }));
  const blocks = blocksOf(bound.filter((row) => row.figures.length > 0)).toSorted(
    (a, b) => nutrientsOf(b.filter(hasValue)).size - nutrientsOf(a.filter(hasValue)).size,
  );
  const [best = [], ...others] = blocks;
  const rows = new Map<LabelNutrient, readonly PlacedFigure[]>();
  let otherTableRows = 0;
  for (const row of best.filter(hasValue)) {
    const { nutrient } = row.name;
    if (nutrient === "ignored") continue;
    const before = rows.get(nutrient);
    if (before === undefined) rows.set(nutrient, row.figures);
    // A second row of energy has the other unit; a number without a unit is not part of the table.
    else if (nutrient === "energy") rows.set(nutrient, [...before, ...row.figures.filter(isEnergy)]);
    else if (before.find(({ unit }) => unit !== "%")?.value !== firstValue(row)) otherTableRows += 1;
  }
  for (const other of others)
    otherTableRows = Math.max(otherTableRows, nutrientsOf(other.filter(hasValue)).size);
  const micronutrients = bound.filter(({ name }) => name.micronutrient !== undefined);
  return { rows, all: best, micronutrients, otherTableRows };
}
