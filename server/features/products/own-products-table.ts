import type { Kysely } from "kysely";
import { ownProductsMax } from "#contract/limits.ts";
import type { Barcode } from "#domain/barcodes/barcode.ts";
import type { Product } from "#domain/products/product.ts";
import { AppError } from "../../core/app-error.ts";
import type { Database, Row } from "../../database/schema.ts";
import { columnsOf, toProduct } from "./product-row.ts";

/** One whose energy is known. */
export type OwnProduct = Product & { readonly figures: { readonly calories: number } };

function toOwnProduct(row: Row<"own_products">): OwnProduct {
  const product = toProduct(row);
  return { ...product, figures: { ...product.figures, calories: row.calories } };
}

/** By name. */
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

/** In place of the one with the same code. The account must be locked. Throws `own_product_limit_exceeded`. */
export async function saveOwnProduct(
  db: Kysely<Database>,
  { userId, product, now }: { readonly userId: string; readonly product: OwnProduct; readonly now: Date },
): Promise<void> {
  const { count } = await db
    .selectFrom("own_products")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("user_id", "=", userId)
    .where("code", "!=", product.code)
    .executeTakeFirstOrThrow();
  if (Number(count) >= ownProductsMax) throw new AppError("own_product_limit_exceeded");
  const columns = { ...columnsOf(product), calories: product.figures.calories, updated_at: now };
  await db
    .insertInto("own_products")
    .values({ ...columns, user_id: userId })
    .onConflict((conflict) => conflict.columns(["user_id", "code"]).doUpdateSet(columns))
    .execute();
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
