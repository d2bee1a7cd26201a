/** Finds the row that has exactly the name said, in the language it is said in. */

import type { FoodSource } from "#domain/nutrition/meal-analysis.ts";
import { splitRecipe } from "#domain/nutrition/split-recipe.ts";
import type { Language } from "#domain/people/language.ts";
import type { FoodRow, FoodTable } from "#food/food-row.ts";
import { distinctiveWords, phraseKey } from "./phrase-key.ts";

export interface NamedRows {
  /** Undefined where no row has the name. */
  find(name: string): FoodRow | undefined;
}

/** From the nearest to the loosest: "pâtes" and "pates" are pasta, "pâté" and "pate" are none. */
const keysOfName: readonly ((name: string, language: Language) => string)[] = [
  (name) => name.trim().toLocaleLowerCase(),
  (name, language) => distinctiveWords(name, language).join(" "),
  phraseKey,
];

class NamesOfLanguage implements NamedRows {
  readonly #language: Language;
  readonly #rowsByKey = keysOfName.map(() => new Map<string, FoodRow>());

  constructor(language: Language) {
    this.#language = language;
  }

  /** The row that was added first keeps a name. */
  add(name: string, row: FoodRow): void {
    for (const [at, rows] of this.#rowsByKey.entries()) {
      const key = keysOfName[at]?.(name, this.#language) ?? "";
      if (key !== "" && !rows.has(key)) rows.set(key, row);
    }
  }

  find(name: string): FoodRow | undefined {
    for (const [at, rows] of this.#rowsByKey.entries()) {
      const row = rows.get(keysOfName[at]?.(name, this.#language) ?? "");
      if (row !== undefined) return row;
    }
    return undefined;
  }
}

/** The name that a row is shown by counts before another name of some other row, and that before a source's name. */
function indexNames(rows: readonly FoodRow[], language: Language): NamedRows {
  const index = new NamesOfLanguage(language);
  for (const row of rows) for (const name of row.names?.[language].slice(0, 1) ?? []) index.add(name, row);
  for (const row of rows) for (const name of row.names?.[language].slice(1) ?? []) index.add(name, row);
  if (language !== "fr") return index;
  for (const row of rows) for (const name of row.names?.ofSource ?? []) index.add(name, row);
  return index;
}

const indexes = new WeakMap<FoodTable, Map<Language, NamedRows>>();

export function namedRowsOf(table: FoodTable, language: Language): NamedRows {
  const known = indexes.get(table) ?? new Map<Language, NamedRows>();
  indexes.set(table, known);
  const made = known.get(language) ?? indexNames(table.rows, language);
  known.set(language, made);
  return made;
}

function describedRows(rows: readonly FoodRow[]): ReadonlyMap<string, FoodRow> {
  return new Map(rows.map((row) => [splitRecipe(row.source.description).name, row]));
}

const described = new WeakMap<FoodTable, ReadonlyMap<string, FoodRow>>();

/** Instead of a description: a menu may describe an item as another row is described. */
export function keyOfMenuRow({ table, code }: FoodSource): string {
  return `${table}\t${code}`;
}

export function isKeyOfMenuRow(row = ""): boolean {
  return row.includes("\t");
}

/** Of rows that two editions describe alike, the newest. */
export function rowDescribed(table: FoodTable, description: string): FoodRow | undefined {
  const known = described.get(table) ?? describedRows(table.rows);
  described.set(table, known);
  const [ofMenu = "", code] = description.split("\t");
  return code === undefined ? known.get(description) : table.menus.find(ofMenu, code);
}
