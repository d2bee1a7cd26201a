/** Menus of restaurant chains as rows of the food table. They are many and seldom asked for, so a row is made when it is found. */
import { readFileSync } from "node:fs";
import { type Micronutrients, micronutrientNames } from "#domain/nutrition/nutrients.ts";
import type { FoodMenus, FoodRow, Portion } from "../food-row.ts";
import { type Chain, menusDate, readChains } from "./chains.ts";
import { isDrink, linesOfMenus, type MenuItem, noIndex, readMenuLine } from "./menu-item.ts";

const unknownMicronutrients = Object.fromEntries(
  micronutrientNames.map((name) => [name, null]),
) as Micronutrients;

/** "(6 piece)", "10 Pc.", "12 Pack", "3 Chicken Strips"; 20 fl oz and 2 % are no pieces. */
const countedPieces =
  /(\d+)[ -]?(?:pieces?|pcs?\b|count|ct\b|pack|slices?)|\((\d+)\)|^(\d+) (?=[A-Za-z]{3,})(?!oz|inch)/i;
const piecesMax = 100;

/** The number of pieces that the name of an item states; 1 where it states none. */
export function piecesIn(name: string): number {
  const [, ...counts] = countedPieces.exec(name) ?? [];
  const pieces = Number(counts.find((count) => count !== undefined) ?? 1);
  return pieces >= 1 && pieces <= piecesMax ? pieces : 1;
}

function portionsOf({ name, weightGrams }: MenuItem): readonly Portion[] {
  const serving = { description: "1 serving", grams: weightGrams };
  const pieces = piecesIn(name);
  return pieces > 1 ? [serving, { description: "1 piece", grams: weightGrams / pieces }] : [serving];
}

function tableOf({ name, country }: Chain): string {
  return `${name} (${country}) ${menusDate}`;
}

function toRow(item: MenuItem, chain: Chain): FoodRow {
  const per100 = (figure: number) => (100 * figure) / item.weightGrams;
  const name = `${item.name} (${chain.name})`;
  const isPoured = isDrink(item);
  return {
    index: noIndex,
    source: { table: tableOf(chain), code: item.name, description: name },
    alsoCalled: [],
    frenchName: null,
    names: { en: [name], es: [name], fr: [name], ofSource: [] },
    category: isPoured ? "Restaurant drinks" : "Restaurant dishes",
    per100Grams: {
      calories: per100(item.calories),
      protein: per100(item.protein),
      carbs: per100(item.carbs),
      fat: per100(item.fat),
      fiber: per100(item.fiber),
      sugars: per100(item.sugars),
      saturatedFat: per100(item.saturatedFat),
      sodiumMg: per100(item.sodiumMg),
      fruitVegetableLegumePercent: 0,
      micronutrients: unknownMicronutrients,
    },
    nutriScoreClass: isPoured ? "beverage" : "general",
    hasNonNutritiveSweeteners: isPoured && /\b(?:diet|zero|light|sugar.free)\b/i.test(item.name),
    portions: portionsOf(item),
    defaultGrams: item.weightGrams,
    gramsPerMl: isPoured ? 1 : null,
  };
}

export class Menus implements FoodMenus {
  readonly chains: readonly Chain[];
  readonly #lines: ReadonlyMap<string, readonly string[]>;
  readonly #rows = new Map<string, FoodRow | undefined>();
  readonly #chainOfTable: ReadonlyMap<string, Chain>;

  constructor(chains: readonly Chain[], lines: readonly string[]) {
    this.chains = chains;
    this.#chainOfTable = new Map(chains.map((chain) => [tableOf(chain), chain]));
    this.#lines = Map.groupBy(lines, (line) => line.slice(0, line.indexOf("\t")));
  }

  itemsOf(chain: Chain): readonly MenuItem[] {
    return (this.#lines.get(chain.id) ?? []).map(readMenuLine);
  }

  /** `code` is the item's name: a chain's menu has each once. */
  find(table: string, code: string): FoodRow | undefined {
    const chain = this.#chainOfTable.get(table);
    if (chain === undefined) return undefined;
    const key = `${chain.id}\t${code}\t`;
    if (!this.#rows.has(key)) {
      const line = this.#lines.get(chain.id)?.find((each) => each.startsWith(key));
      this.#rows.set(key, line === undefined ? undefined : toRow(readMenuLine(line), chain));
    }
    return this.#rows.get(key);
  }

  rowOf(chain: Chain, { name }: Pick<MenuItem, "name">): FoodRow | undefined {
    return this.find(tableOf(chain), name);
  }
}

export const menusPath = new URL("./menus.tsv", import.meta.url);

export function loadMenus(): Menus {
  return new Menus(readChains(), linesOfMenus(readFileSync(menusPath, "utf8")));
}
