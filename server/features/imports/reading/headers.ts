import { isUnit } from "./units.ts";

/** A column's name in lower case, and the unit that it is in: "Vitamin D (µg)", "Fat( g)", "Weight(kg)". */
export interface Header {
  readonly name: string;
  readonly unit: string | undefined;
}

/** Longer ones are no names. */
const headerMaxLength = 200;
const withUnit = /^(?<name>.+)\((?<unit>[^()]*)\)$/;

export function readHeader(cell: string): Header {
  const text = normalise(cell.slice(0, headerMaxLength));
  if (text === "kilojoules") return { name: "calories", unit: "kj" };
  const { name = "", unit = "" } = withUnit.exec(text)?.groups ?? {};
  return isUnit(unit.trim()) ? { name: name.trim(), unit: unit.trim() } : { name: text, unit: undefined };
}

/** Greek mu and micro sign look the same. */
function normalise(name: string): string {
  return name
    .replace(/^\uFEFF/, "")
    .trim()
    .toLowerCase()
    .normalize("NFC")
    .replaceAll("μ", "µ")
    .replaceAll("’", "'");
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

  #find(names: Names | undefined): number {
    const found = names?.map((name) => this.#header.findIndex((header) => header.name === name));
    return found?.find((at) => at !== -1) ?? -1;
  }
}
