// Building and compiling a statement takes about as long as the rest of a small call, so the most frequent ones are compiled
// once.
import { type Compilable, CompiledQuery, type Kysely, type QueryResult, type RawBuilder } from "kysely";
import type { Database } from "./schema.ts";

/** Replaces a value while the statement is compiled. */
class Placeholder {
  readonly path: readonly string[];

  constructor(path: readonly string[]) {
    this.path = path;
  }
}

/** A statement of Kysely, or one in SQL. */
export type Buildable<Row> = Compilable<Row> | RawBuilder<Row>;

interface CompiledOnce {
  readonly query: CompiledQuery;
  /** How to get each parameter from a call's values. */
  readonly parameters: readonly ((values: object) => unknown)[];
}

export type RunStatement<Values extends object, Row> = (
  db: Kysely<Database>,
  values: Values,
) => Promise<QueryResult<Row>>;

/**
 * A statement whose text is the same at each run: `build` is called once, with stand-ins for the values, so it must not look at
 * them, except for whether one is there: each that is, even undefined, gets a stand-in. Values may be in objects; an array is one.
 */
export function compileOnce<Values extends object, Row>(
  build: (db: Kysely<Database>, values: Values) => Buildable<Row>,
): RunStatement<Values, Row> {
  let compiled: CompiledOnce | undefined;
  return (db, values) => {
    compiled ??= compile(db, build, values);
    const { query, parameters } = compiled;
    return db.executeQuery<Row>({ ...query, parameters: parameters.map((read) => read(values)) });
  };
}

/** A statement whose text depends on which values are present: compiled once for each combination. */
export function compileOncePerShape<Values extends object, Row>(
  build: (db: Kysely<Database>, values: Values) => Buildable<Row>,
): RunStatement<Values, Row> {
  const known = new Map<string, RunStatement<Values, Row>>();
  return (db, values) => {
    const shape = shapeOf(values);
    const run = known.get(shape) ?? compileOnce(build);
    known.set(shape, run);
    return run(db, values);
  };
}

function shapeOf(values: object): string {
  let shape = "";
  // At every run: listing the entries takes twice as long.
  for (const name in values) {
    const value = (values as Readonly<Record<string, unknown>>)[name];
    shape += isGroup(value) ? `${name}(${shapeOf(value)})` : `${name},`;
  }
  return shape;
}

function compile<Values extends object>(
  db: Kysely<Database>,
  build: (db: Kysely<Database>, values: Values) => Buildable<unknown>,
  values: Values,
): CompiledOnce {
  // The compiler checks `build` against the values; it gets stand-ins of the same shape.
  const { sql, parameters } = build(db, standInsFor(values, []) as Values).compile(db);
  return {
    query: CompiledQuery.raw(sql),
    parameters: parameters.map((each) =>
      each instanceof Placeholder ? (given) => valueAt(given, each.path) : () => each,
    ),
  };
}

function standInsFor(values: object, path: readonly string[]): object {
  const entries = Object.entries(values).map(([name, value]) => {
    const at = [...path, name];
    return [name, isGroup(value) ? standInsFor(value, at) : new Placeholder(at)] as const;
  });
  return Object.fromEntries(entries);
}

function isGroup(value: unknown): value is object {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function valueAt(values: object, path: readonly string[]): unknown {
  let value: unknown = values;
  for (const name of path) value = (value as Readonly<Record<string, unknown>>)[name];
  return value;
}
