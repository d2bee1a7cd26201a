import { importRowsMax } from "#contract/limits.ts";
import { micronutrientNames } from "#domain/nutrition/nutrients.ts";
import { AppError } from "../../../core/app-error.ts";
import { columnNames } from "./diary-table.ts";
import type { DiaryFormat } from "./formats/format.ts";
import { type CsvRecord, columnsMax } from "./read-records.ts";
import { energyFactor, macronutrientFactor, micronutrientFactor, milligramFactor } from "./units.ts";

type Attributes = Readonly<
  Partial<Record<"type" | "unit" | "value" | "sourceName" | "startDate" | "endDate", string>>
>;

const dietary = "HKQuantityTypeIdentifierDietary";
const nameMaxLength = 300;

interface Total {
  sum: number;
  count: number;
}

interface Food {
  name: string;
  readonly source: string;
  readonly start: string;
  readonly totals: Map<string, Total>;
}

/** The factor from a sample's unit to ours; undefined for an unknown unit. */
type Factor = (unit: string) => number | undefined;

/**
 * Samples that one app stored for one moment are one food. Where an app stored a food as such, its samples are in the file twice:
 * within it, and on their own.
 */
export class HealthFoods {
  readonly #names: readonly string[];
  readonly #factors: ReadonlyMap<string, Factor>;
  /** Nutrients that no column is for, as the file names them. */
  readonly leftOut = new Set<string>();
  readonly #loose = new Map<string, Food>();
  readonly #whole: { readonly food: Food; readonly keys: Map<string, string> }[] = [];
  #open: { food: Food | undefined; name: string; readonly keys: Map<string, string> } | undefined;
  #last: Food | undefined;

  constructor(format: DiaryFormat) {
    this.#names = columnNames(format);
    this.#factors = factorsOf(format);
  }

  beginFood(): void {
    this.#open = { food: undefined, name: "", keys: new Map() };
  }

  endFood(): void {
    const { food, name, keys } = this.#open ?? {};
    this.#open = undefined;
    if (!food || !keys) return;
    food.name = name ?? "";
    this.#whole.push({ food, keys });
    this.#check();
  }

  nameFood(name: string): void {
    const shown = name.slice(0, nameMaxLength);
    if (this.#last) this.#last.name = shown;
    else if (this.#open) this.#open.name = shown;
  }

  addSample({
    type = "",
    unit = "",
    value = "",
    sourceName = "",
    startDate = "",
    endDate = "",
  }: Attributes): void {
    const column = type.startsWith(dietary) ? type.slice(dietary.length).toLowerCase() : "";
    const amount = Number(value) * (this.#factors.get(column)?.(unit.toLowerCase()) ?? Number.NaN);
    if (!Number.isFinite(amount)) {
      if (column !== "" && Number(value) > 0) this.#leaveOut(type.slice(dietary.length));
      return;
    }
    const key = `${sourceName} ${startDate} ${endDate}`;
    if (this.#open) {
      this.#open.food ??= createFood(sourceName, startDate);
      addTo(this.#open.food, column, amount);
      this.#open.keys.set(column, key);
      return;
    }
    const food = this.#loose.get(key) ?? createFood(sourceName, startDate);
    this.#loose.set(key, food);
    addTo(food, column, amount);
    this.#last = food;
    this.#check();
  }

  endSample(): void {
    this.#last = undefined;
  }

  *records(): Generator<CsvRecord> {
    for (const { food, keys } of this.#whole)
      for (const [column, key] of keys) subtractFrom(this.#loose.get(key), column, food.totals.get(column));
    const left = [...this.#loose.values()].filter(({ totals }) => totals.size > 0);
    const foods = [...this.#whole.map(({ food }) => food), ...left].sort((a, b) =>
      a.start.localeCompare(b.start),
    );
    let line = 0;
    for (const food of foods) yield this.#toRecord(food, ++line);
  }

  #toRecord({ name, source, start, totals }: Food, line: number): CsvRecord {
    const texts: Readonly<Record<string, string>> = { startdate: start, sourcename: source, foodtype: name };
    const cells = this.#names.map((column) => texts[column] ?? totals.get(column)?.sum.toString() ?? "");
    return { line, text: [start, source, name].join(", "), cells };
  }

  #leaveOut(name: string): void {
    if (this.leftOut.size < columnsMax) this.leftOut.add(name.slice(0, nameMaxLength));
  }

  #check(): void {
    if (this.#loose.size + this.#whole.length > 2 * importRowsMax) throw new AppError("import_too_many_rows");
  }
}

function createFood(source: string, start: string): Food {
  return { name: "", source, start, totals: new Map() };
}

function addTo({ totals }: Food, column: string, amount: number): void {
  const total = totals.get(column) ?? { sum: 0, count: 0 };
  total.sum += amount;
  total.count += 1;
  totals.set(column, total);
}

function subtractFrom(food: Food | undefined, column: string, part: Total | undefined): void {
  const total = food?.totals.get(column);
  if (!food || !total || !part) return;
  total.sum -= part.sum;
  total.count -= part.count;
  if (total.count <= 0) food.totals.delete(column);
}

function factorsOf(format: DiaryFormat): ReadonlyMap<string, Factor> {
  if (format.kind !== "foods") return new Map();
  const { columns } = format;
  const { sugars, saturatedFat } = columns.toLimit ?? {};
  const inGrams = [columns.protein, columns.carbs, columns.fat, columns.fiber, sugars, saturatedFat];
  const macros = inGrams.flatMap((names) => names ?? []);
  const micros = micronutrientNames.flatMap((name) =>
    (columns.micronutrients?.[name] ?? []).map((column): [string, Factor] => [
      column,
      (unit) => micronutrientFactor(name, unit),
    ]),
  );
  return new Map<string, Factor>([
    ...columns.calories.map((column): [string, Factor] => [column, energyFactor]),
    ...macros.map((column): [string, Factor] => [column, macronutrientFactor]),
    ...micros,
    ...(columns.toLimit?.sodium ?? []).map((column): [string, Factor] => [column, milligramFactor]),
  ]);
}
