import type { ColumnType } from "kysely";

/** A column that the database fills when an insert leaves it out. */
export type Defaulted<T> = ColumnType<T, T | undefined, T>;

/** The driver returns bigint as a string. */
export type BigInteger = ColumnType<string, number, number>;
