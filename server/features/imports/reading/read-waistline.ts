import { columnNames, createTable, type DiaryTable } from "./diary-table.ts";
import { diaryFormats } from "./formats/diary-formats.ts";
import { type JsonEntry, readJsonLists } from "./json-lists.ts";
import { type CsvRecord, columnsMax } from "./read-records.ts";

/** An object of the file with what the diary needs of it. It is the person's copy, so nothing of it is certain. */
type Thing = Readonly<Partial<Record<Member, unknown>>>;
type Member =
  | ("id" | "type" | "name" | "brand" | "description" | "portion" | "unit" | "quantity" | "category")
  | ("nutrition" | "items" | "dateTime" | "stats" | "weight" | "diary" | "meal-names");
type Cells = Readonly<Record<string, unknown>>;

const defaultMeals = ["Breakfast", "Lunch", "Dinner", "Snacks"];

export function isWaistline(text: string): boolean {
  return text.includes('"foodList"') && text.includes('"diary"');
}

/** Waistline's backup: days whose items name foods and recipes, which have the figures of one portion. */
export async function openWaistline(text: string): Promise<readonly DiaryTable[]> {
  const foods = new Map<string, Thing>();
  let meals: readonly unknown[] = defaultMeals;
  const wanted = ["foodList", "recipes", "settings"];
  for await (const { name, value } of readJsonLists(text, (each) => wanted.includes(each))) {
    if (name === "settings") meals = asList(asThing(asThing(value).diary)["meal-names"], defaultMeals);
    else foods.set(keyOf(name === "recipes" ? "recipe" : "food", asThing(value).id), asThing(value));
  }
  const [foodNames, weightNames] = diaryFormats
    .filter(({ layout }) => layout === "waistline")
    .map(columnNames) as [readonly string[], readonly string[]];
  const leftOut = new Set<string>();
  const days = () => readJsonLists(text, (name) => name === "diary");
  return [
    createTable(foodNames, "waistline", {
      records: readItems(days(), { foods, meals, names: foodNames, leftOut }),
      leftOut,
    }),
    createTable(weightNames, "waistline", { records: readWeights(days(), weightNames) }),
  ];
}

interface Lookup {
  readonly foods: ReadonlyMap<string, Thing>;
  readonly meals: readonly unknown[];
  readonly names: readonly string[];
  readonly leftOut: Set<string>;
}

async function* readItems(
  days: AsyncIterable<JsonEntry>,
  { foods, meals, names, leftOut }: Lookup,
): AsyncGenerator<CsvRecord> {
  for await (const { value, position } of days) {
    const { dateTime, items } = asThing(value);
    for (const each of asList(items, [])) {
      const item = asThing(each);
      const food = item.nutrition ? item : (foods.get(keyOf(item.type, item.id)) ?? item);
      const figures = weigh(food, servingsOf(item, food), foods);
      leaveOut(figures, names, leftOut);
      const record: Cells = {
        ...figures,
        datetime: dateTime,
        category: meals[Number(item.category)] ?? "",
        name: item.description ?? food.name ?? item.name,
        brand: food.brand,
        amount: numberOf(item.portion) === undefined ? "" : (numberOf(item.portion) ?? 0) * quantityOf(item),
        unit: item.unit ?? food.unit,
      };
      yield {
        line: position,
        text: JSON.stringify(each) ?? "",
        cells: names.map((name) => toCell(record[name])),
      };
    }
  }
}

async function* readWeights(
  days: AsyncIterable<JsonEntry>,
  names: readonly string[],
): AsyncGenerator<CsvRecord> {
  for await (const { value, position } of days) {
    const { dateTime, stats } = asThing(value);
    const { weight } = asThing(stats);
    if (weight === undefined) continue;
    const record: Cells = { datetime: dateTime, weight };
    yield {
      line: position,
      text: JSON.stringify({ dateTime, stats }),
      cells: names.map((name) => toCell(record[name])),
    };
  }
}

/** The same energy as in the calories. */
const energyInKilojoules = "kilojoules";

function leaveOut(
  figures: Readonly<Record<string, number>>,
  names: readonly string[],
  leftOut: Set<string>,
): void {
  const others = Object.keys(figures).filter(
    (name) => figures[name] !== 0 && name !== energyInKilojoules && !names.includes(name),
  );
  for (const name of others.slice(0, columnsMax - leftOut.size)) leftOut.add(name);
}

/** How many times the food's figures the item has. */
function servingsOf(item: Thing, food: Thing): number {
  const [eaten, portion] = [numberOf(item.portion), numberOf(food.portion)];
  return (eaten !== undefined && portion ? eaten / portion : 1) * quantityOf(item);
}

function quantityOf(item: Thing): number {
  return numberOf(item.quantity) ?? 1;
}

/** The figures of a number of servings. A recipe without figures of its own has those of its foods. */
function weigh(food: Thing, servings: number, foods: ReadonlyMap<string, Thing>): Record<string, number> {
  const sum: Record<string, number> = {};
  const add = (figures: unknown, factor: number) => {
    for (const [name, figure] of Object.entries(asThing(figures))) {
      const amount = numberOf(figure);
      if (amount !== undefined) sum[name] = (sum[name] ?? 0) + amount * factor;
    }
  };
  if (food.nutrition) add(food.nutrition, servings);
  else
    for (const each of asList(food.items, [])) {
      const item = asThing(each);
      const part = foods.get(keyOf("food", item.id)) ?? item;
      add(part.nutrition, servingsOf(item, part) * servings);
    }
  return sum;
}

function keyOf(type: unknown, id: unknown): string {
  return `${type === "recipe" ? "recipe" : "food"} ${String(id)}`;
}

function asThing(value: unknown): Thing {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Thing) : {};
}

function asList(value: unknown, otherwise: readonly unknown[]): readonly unknown[] {
  return Array.isArray(value) ? value : otherwise;
}

/** Older copies have numbers as texts. */
function numberOf(value: unknown): number | undefined {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : undefined;
}

function toCell(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
