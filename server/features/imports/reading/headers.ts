import { isUnit } from "./units.ts";

/** A column's name in lower case, and the unit that it is in: "Vitamin D (µg)", "Fat( g)", "Weight(kg)". */
export interface Header {
  readonly name: string;
  readonly unit: string | undefined;
  /** As the file has it. */
  readonly title: string;
}

/** Longer ones are no names. */
const headerMaxLength = 200;
const withUnit = /^(?<name>.+)\((?<unit>[^()]*)\)$/;

export function readHeader(cell: string): Header {
  const title = cell
    .slice(0, headerMaxLength)
    .replace(/^\uFEFF/, "")
    .trim();
  const text = normalise(title);
  if (text === "kilojoules") return { name: "calories", unit: "kj", title };
  const { name = "", unit = "" } = withUnit.exec(text)?.groups ?? {};
  return isUnit(unit.trim())
    ? { name: name.trim(), unit: unit.trim(), title }
    : { name: text, unit: undefined, title };
}

/** A column that a reader makes. */
export function makeHeader(name: string): Header {
  return { name, unit: undefined, title: name };
}

/** Makes names comparable; Greek mu and the micro sign look the same. */
function normalise(name: string): string {
  return name.toLowerCase().normalize("NFC").replaceAll("μ", "µ").replaceAll("’", "'");
}

/** Names of one column, as versions and languages of a product have them: the first that a file has counts. */
export type Names = readonly string[];

/** The columns of a table, found by their names. */
export class Columns {
  readonly #header: readonly Header[];

  constructor(header: readonly Header[]) {
    this.#header = header;
  }

  get length(): number {
    return this.#header.length;
  }

  has(names: Names): boolean {
    return this.#find(names) !== -1;
  }

  isLast(names: Names): boolean {
    return this.#find(names) === this.length - 1;
  }

  /** Empty where the table has no such column. */
  cellOf(names: Names | undefined): (cells: readonly string[]) => string {
    const at = this.#find(names);
    return (cells) => cells[at]?.trim() ?? "";
  }

  unitOf(names: Names | undefined): string | undefined {
    return this.#header[this.#find(names)]?.unit;
  }

  /** The columns that none of these names finds, by their place. */
  othersThan(all: readonly Names[]): ReadonlyMap<number, Header> {
    const found = new Set(all.map((names) => this.#find(names)));
    return new Map([...this.#header.entries()].filter(([at]) => !found.has(at)));
  }

  #find(names: Names | undefined): number {
    const found = names?.map((name) => this.#header.findIndex((header) => header.name === name));
    return found?.find((at) => at !== -1) ?? -1;
  }
}
