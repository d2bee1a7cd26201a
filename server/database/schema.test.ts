import { join } from "node:path";
import { sql } from "kysely";
import ts from "typescript";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

interface Column {
  /** The type of its values in TypeScript. */
  readonly type: string;
  readonly isNullable: boolean;
  /** An insert may leave it out. */
  readonly isOptional: boolean;
}
type Tables = Record<string, Record<string, Column>>;

/** As the driver reads each PostgreSQL type: see column-types.ts. */
const typesOf: Readonly<Record<string, string>> = {
  uuid: "string",
  text: "string",
  date: "string",
  int8: "string",
  int2: "number",
  int4: "number",
  float8: "number",
  bool: "boolean",
  timestamptz: "Date",
  bytea: "Uint8Array",
  jsonb: "json",
  json: "json",
};

async function migratedTables(): Promise<Tables> {
  const { rows } = await sql<
    Record<"table" | "column" | "type", string> & Record<"nullable" | "filled", boolean>
  >`
    select table_name::text as table, column_name::text as column, udt_name::text as type,
      is_nullable = 'YES' as nullable, column_default is not null or is_identity = 'YES' as filled
    from information_schema.columns
    where table_schema = current_schema() and table_name <> 'applied_migrations'`.execute(database.db);
  const tables: Tables = {};
  for (const { table, column, type, nullable, filled } of rows) {
    tables[table] ??= {};
    const known = typesOf[type] ?? `no type for ${type}`;
    tables[table][column] = { type: known, isNullable: nullable, isOptional: nullable || filled };
  }
  return tables;
}

function declaredTables(): Tables {
  const file = join(import.meta.dirname, "schema.ts");
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    types: ["node"],
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.NodeNext,
    allowImportingTsExtensions: true,
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const declaration = source?.statements
    .filter(ts.isInterfaceDeclaration)
    .find(({ name }) => name.text === "Database");
  if (!declaration) throw new Error("schema.ts has no interface Database.");
  const entriesOf = (type: ts.Type) =>
    type.getProperties().map((symbol) => [symbol.name, checker.getTypeOfSymbol(symbol)] as const);
  return Object.fromEntries(
    entriesOf(checker.getTypeAtLocation(declaration)).map(([table, type]) => [
      table,
      Object.fromEntries(entriesOf(type).map(([column, declared]) => [column, columnOf(checker, declared)])),
    ]),
  );
}

/** Kysely's `ColumnType` carries the types for reading and inserting as properties. */
function columnOf(checker: ts.TypeChecker, declared: ts.Type): Column {
  const part = (name: string) => {
    const property = declared.getProperty(name);
    return property ? checker.getTypeOfSymbol(property) : declared;
  };
  const read = part("__select__");
  const inserted = part("__insert__");
  const accepts = (type: ts.Type, flag: ts.TypeFlags) => membersOf(type).some(({ flags }) => flags & flag);
  const isNullable = accepts(read, ts.TypeFlags.Null);
  return {
    type: [...new Set(membersOf(read).flatMap((member) => nameOf(member) ?? []))].sort().join(" or "),
    isNullable: isNullable || (accepts(read, ts.TypeFlags.Unknown) && accepts(inserted, ts.TypeFlags.Null)),
    isOptional: accepts(inserted, ts.TypeFlags.Undefined) || accepts(inserted, ts.TypeFlags.Null),
  };
}

const membersOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

function nameOf(type: ts.Type): string | undefined {
  if (type.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) return undefined;
  if (type.flags & ts.TypeFlags.StringLike) return "string";
  if (type.flags & ts.TypeFlags.NumberLike) return "number";
  if (type.flags & ts.TypeFlags.BooleanLike) return "boolean";
  const name = type.getSymbol()?.name ?? "";
  return ["Date", "Uint8Array"].includes(name) ? name : "json";
}

it("declares every table and column as the migrations create them", async () => {
  const [declared, migrated] = [declaredTables(), await migratedTables()];
  expect(Object.keys(declared).length).toBeGreaterThan(20);
  expect(declared).toEqual(migrated);
});
