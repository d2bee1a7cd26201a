import { type Kysely, type RawBuilder, sql } from "kysely";
import { ownProductsMax } from "#contract/limits.ts";
import type { Barcode } from "#domain/barcodes/barcode.ts";
import { doubtsOf } from "#domain/products/check-figures.ts";
import type { Product, ProductDoubt, ProductMicronutrients } from "#domain/products/product.ts";
import { copiedTable } from "../../database/copied-table.ts";
import type { Database, Row } from "../../database/schema.ts";
import { columnsOf, toProduct } from "./product-row.ts";

/** A person's own product, whose energy is known. */
export type OwnProduct = Product & {
  readonly figures: { readonly calories: number };
  readonly micronutrients: ProductMicronutrients;
};
/** A product with what in it contradicts itself. */
export type CheckedProduct = OwnProduct & { readonly doubts: readonly ProductDoubt[] };

export function checkProduct(product: OwnProduct): CheckedProduct {
  return { ...product, doubts: doubtsOf(product) };
}

function toOwnProduct(row: Row<"own_products">): OwnProduct {
  const product = toProduct(row);
  const { calories, micronutrients } = row;
  return { ...product, figures: { ...product.figures, calories }, micronutrients };
}

/** All own products of the person, sorted by name. */
export async function listOwnProducts(db: Kysely<Database>, userId: string): Promise<OwnProduct[]> {
  const rows = await db
    .selectFrom("own_products")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("name")
    .orderBy("code")
    .limit(ownProductsMax)
    .execute();
  return rows.map(toOwnProduct);
}

export async function findOwnProduct(
  db: Kysely<Database>,
  userId: string,
  code: Barcode,
): Promise<OwnProduct | undefined> {
  const row = await db
    .selectFrom("own_products")
    .selectAll()
    .where("user_id", "=", userId)
    .where("code", "=", code)
    .executeTakeFirst();
  return row && toOwnProduct(row);
}

interface SavedProduct {
  readonly userId: string;
  readonly product: OwnProduct;
  readonly now: Date;
}

/** Stores the product, replacing one with the same code. Nothing is stored if the condition fails, or there is no room. */
export function saveOwnProduct(
  { userId, product, now }: SavedProduct,
  condition: RawBuilder<boolean> = sql`true`,
): RawBuilder<unknown> {
  const { code, calories, micronutrients } = { ...product, ...product.figures };
  const changed = { ...columnsOf(product), calories, micronutrients, updated_at: now };
  const row = { ...changed, user_id: userId };
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  const replaced = Object.keys(changed).map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`);
  // As JSON, each value gets the type of its column.
  return sql`insert into own_products (${columns})
    select ${columns} from jsonb_populate_record(null::own_products, ${JSON.stringify(row)}::jsonb)
    where ${condition} and ${ownProductsMax} >
      (select count(*) from own_products others where others.user_id = ${userId} and others.code <> ${code})
    on conflict (user_id, code) do update set ${sql.join(replaced)}`;
}

/** False when the person has no such product. */
export async function deleteOwnProduct(
  db: Kysely<Database>,
  userId: string,
  code: Barcode,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("own_products")
    .where("user_id", "=", userId)
    .where("code", "=", code)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const copiedOwnProducts = copiedTable({
  kind: "ownProducts",
  table: "own_products",
  room: { max: ownProductsMax },
  toEntry: toOwnProduct,
  toRow: (entry, now) => ({ ...columnsOf(entry), micronutrients: entry.micronutrients, updated_at: now }),
});
