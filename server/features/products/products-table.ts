import { type Kysely, sql } from "kysely";
import type { Barcode } from "#domain/barcodes/barcode.ts";
import type { Database, Row } from "../../database/schema.ts";
import { columnsOf, toProduct } from "./product-row.ts";
import type { PublicProduct } from "./product-source.ts";

export interface StoredProduct extends PublicProduct {
  /** When Open Food Facts was asked for it; null for one from a dump. */
  readonly askedAt: Date | null;
}

export async function findStoredProduct(
  db: Kysely<Database>,
  code: Barcode,
): Promise<StoredProduct | undefined> {
  const row = await db.selectFrom("products").selectAll().where("code", "=", code).executeTakeFirst();
  return row && { ...toProduct(row), names: row.names ?? {}, askedAt: row.asked_at };
}

const types: Readonly<Record<keyof Row<"products">, "text" | "jsonb" | "float8" | "timestamptz">> = {
  ...{ code: "text", name: "text", names: "jsonb", brand: "text", unit: "text" },
  ...{
    calories: "float8",
    protein: "float8",
    carbs: "float8",
    fat: "float8",
    fiber: "float8",
    sugars: "float8",
  },
  ...{ saturated_fat: "float8", salt: "float8", alcohol: "float8", polyols: "float8", kilojoules: "float8" },
  ...{ serving_grams: "float8", pack_grams: "float8", asked_at: "timestamptz" },
};
// Safe: the object has every column and no other.
const columns = Object.keys(types) as (keyof Row<"products">)[];

/** Stores products by one statement, with one array for each column. Of two with one code the last counts. */
export async function saveProducts(
  db: Kysely<Database>,
  products: readonly PublicProduct[],
  askedAt: Date | null,
): Promise<void> {
  const byCode = new Map(products.map((product) => [product.code, product]));
  const rows = [...byCode.values()].map(({ names, ...product }) => ({
    ...columnsOf(product),
    names: Object.keys(names).length > 0 ? JSON.stringify(names) : null,
    asked_at: askedAt?.toISOString() ?? null,
  }));
  const values = columns.map((column) => sql`${rows.map((row) => row[column])}::${sql.raw(types[column])}[]`);
  const changes = columns
    .filter((column) => column !== "code")
    .map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`);
  await sql`
    insert into products (${sql.join(columns.map((column) => sql.ref(column)))})
    select * from unnest(${sql.join(values)})
    on conflict (code) do update set ${sql.join(changes)}`.execute(db);
}

/** When Open Food Facts was last asked for the code without knowing it. */
export async function findUnknownSince(db: Kysely<Database>, code: Barcode): Promise<Date | undefined> {
  const row = await db
    .selectFrom("unknown_products")
    .select("asked_at")
    .where("code", "=", code)
    .executeTakeFirst();
  return row?.asked_at;
}

export async function saveUnknownProduct(db: Kysely<Database>, code: Barcode, askedAt: Date): Promise<void> {
  await db
    .insertInto("unknown_products")
    .values({ code, asked_at: askedAt })
    .onConflict((conflict) => conflict.column("code").doUpdateSet({ asked_at: askedAt }))
    .execute();
}
