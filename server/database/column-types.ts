// Days stay `YYYY-MM-DD` strings, instants are `Date`, bigint and numeric are strings, JSON is parsed.
import { type CustomTypesConfig, types } from "pg";
import utils from "pg/lib/utils.js";

const dateOid = 1082;
const asText = (text: string) => text;

export const columnTypes: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary") =>
    oid === dateOid
      ? asText
      : format === "binary"
        ? types.getTypeParser(oid, format)
        : types.getTypeParser(oid),
};

/** The driver itself would send undefined as NULL, and dates in local time. */
export function toDriverParameter(value: unknown): unknown {
  if (value === undefined) throw new TypeError("A query's parameter is undefined.");
  return value instanceof Date ? value.toISOString() : value;
}

export type DriverValue = Buffer | string | null;

/** A value in the form in which the driver sends it. */
export function toDriverValue(value: unknown): DriverValue {
  return utils.prepareValue(toDriverParameter(value));
}
