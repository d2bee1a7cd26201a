// Reads of a caller's own rows, sent in one statement with the check of their session.
import { type Kysely, type RawBuilder, sql } from "kysely";
import { type Buildable, compileOncePerShape, type RunStatement } from "../database/compile-once.ts";
import type { Database } from "../database/schema.ts";
import { type KnownReader, type Reader, readerOf, type SessionStatement } from "./session-statement.ts";

/** As JSON has it. A read should leave out columns of types that JavaScript's numbers cannot hold exactly. */
export type JsonRow<Row> = {
  readonly [Column in keyof Row]: Row[Column] extends Date ? string : Row[Column];
};

/** A statement on rows of one person, whose id is among its values. */
export interface OwnRead<Row = unknown> {
  readonly build: (db: Kysely<Database>, values: never, reader: Reader) => Buildable<Row>;
  readonly values: object;
}

/**
 * `build` gets the values of each call from `valuesOf` but, as it runs once, must not look at them (`compileOncePerShape`).
 */
export function ownRead<Call, Values extends object, Row>(
  build: (db: Kysely<Database>, values: Values, reader: Reader) => Buildable<Row>,
  valuesOf: (call: Call) => Values,
): (call: Call) => OwnRead<Row> {
  return (call) => ({ build, values: valuesOf(call) });
}

/** The rows of a statement as one JSON value. */
export function rowsAsJson(rows: Buildable<unknown>): RawBuilder<unknown> {
  return sql`(select coalesce(json_agg(own), '[]'::json) from (${rows}) as own)`;
}

/** The rows as one column, `own_rows`, so that what is read beside them comes once. */
export function ownRowsColumn(
  db: Kysely<Database>,
  { build, values }: OwnRead,
  reader: Reader,
): RawBuilder<unknown> {
  // Safe: a read keeps its `build` together with the values.
  const read = build(db, values as never, reader);
  return sql`${rowsAsJson(read)} as own_rows`;
}

/** With the check of the caller's session: nothing is read where that has ended. */
export function readWithSession(
  db: Kysely<Database>,
  { build, values }: OwnRead,
): { readonly statement: SessionStatement; readonly receive: (row: object) => readonly unknown[] } {
  const statement: SessionStatement = {
    ...{ db, textKey: build, values },
    build: (compiler, given, { select, columns, reader }) => sql`
      with session as (${select})
      select ${columns}, ${ownRowsColumn(compiler, { build, values: given }, reader)} from session`,
  };
  return { statement, receive: (row) => (row as OwnRowsRow).own_rows };
}

interface ValuesAlone extends KnownReader {
  readonly values: object;
}

interface OwnRowsRow {
  readonly own_rows: readonly unknown[];
}

const readsAlone = new WeakMap<OwnRead["build"], RunStatement<ValuesAlone, OwnRowsRow>>();

/** For a caller who is known already. */
export async function loadOwnRows(
  db: Kysely<Database>,
  { build, values }: OwnRead,
  reader: KnownReader,
): Promise<readonly unknown[]> {
  const run =
    readsAlone.get(build) ??
    compileOncePerShape<ValuesAlone, OwnRowsRow>(
      (compiler, given) =>
        sql`select ${ownRowsColumn(compiler, { build, values: given.values }, readerOf(given))}`,
    );
  readsAlone.set(build, run);
  const { rows } = await run(db, { ...reader, values });
  return rows[0]?.own_rows ?? [];
}
