import type { FieldDef } from "pg";
import { columnTypes } from "./column-types.ts";

type ParseText = (text: string) => unknown;

/** How the rows of a statement become objects. */
export class RowShape {
  readonly #columns: readonly { readonly name: string; readonly parse: ParseText }[];
  /** Copied for each row: adding the columns one by one takes several times as long. */
  readonly #empty: Readonly<Record<string, unknown>>;

  constructor(fields: readonly Pick<FieldDef, "name" | "dataTypeID">[]) {
    this.#columns = fields.map(({ name, dataTypeID }) => ({
      name,
      parse: columnTypes.getTypeParser(dataTypeID, "text") as ParseText,
    }));
    this.#empty = Object.fromEntries(fields.map(({ name }) => [name, null]));
  }

  toRow(values: readonly (string | null)[]): Record<string, unknown> {
    const row = { ...this.#empty };
    this.#columns.forEach(({ name, parse }, at) => {
      const value = values[at] ?? null;
      row[name] = value === null ? null : parse(value);
    });
    return row;
  }
}
