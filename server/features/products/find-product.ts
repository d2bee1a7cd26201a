import type { Kysely } from "kysely";
import { type Barcode, mayBeFood } from "#domain/barcodes/barcode.ts";
import { openFoodFactsTable, ownProductTable } from "#domain/nutrition/entered-food.ts";
import type { Language } from "#domain/people/language.ts";
import type { Product } from "#domain/products/product.ts";
import { AppError } from "../../core/app-error.ts";
import type { Database } from "../../database/schema.ts";
import type { User, Visitor } from "../../http/caller.ts";
import { networkOf } from "../../http/network-of.ts";
import type { RateLimit } from "../../http/rate-limit.ts";
import type { RateLimiter } from "../../http/rate-limits.ts";
import { findOwnProduct } from "./own-products-table.ts";
import type { ProductSource, PublicProduct } from "./product-source.ts";
import { findStoredProduct, findUnknownSince, saveProducts, saveUnknownProduct } from "./products-table.ts";

export interface ProductParts {
  readonly db: Kysely<Database>;
  readonly limiter: RateLimiter;
  /** Undefined: only what is stored here is found. */
  readonly productSource: ProductSource | undefined;
}

export interface ProductSought {
  readonly caller: User | Visitor;
  /** The caller's network address. */
  readonly address: string;
  readonly code: Barcode;
  readonly language: Language;
  readonly now: Date;
}

export interface FoundProduct {
  readonly product: Product;
  /** `FoodSource.table` */
  readonly table: string;
}

/** Limit of all our processes together: Open Food Facts allows 15 products a minute. */
const openFoodFactsLimit: RateLimit = {
  name: "open-food-facts",
  hits: 12,
  windowSeconds: 60,
  exceeded: "product_source_unavailable",
};
/** Limit of one account, or of all visitors of a network, so that no caller can use up the common one. */
const openFoodFactsShare: RateLimit = { ...openFoodFactsLimit, name: "open-food-facts-caller", hits: 6 };
const dayMs = 24 * 3_600_000;
/** People correct what they find wrong in Open Food Facts, and add what is missing. */
const askAgainMs = 30 * dayMs;
const askAgainForUnknownMs = dayMs;

/**
 * The person's own product, else the public one. Undefined for an unknown code; throws `product_source_unavailable` where Open
 * Food Facts did not answer, or was asked too often.
 */
export async function findProduct(
  parts: ProductParts,
  sought: ProductSought,
): Promise<FoundProduct | undefined> {
  const { caller, code, language } = sought;
  const own = caller.kind === "user" ? await findOwnProduct(parts.db, caller.userId, code) : undefined;
  if (own) return { product: own, table: ownProductTable };
  const found = await findPublicProduct(parts, sought);
  if (!found) return undefined;
  return { product: inLanguage(found, language), table: openFoodFactsTable };
}

async function findPublicProduct(
  parts: ProductParts,
  sought: ProductSought,
): Promise<PublicProduct | undefined> {
  const { code, now } = sought;
  const stored = await findStoredProduct(parts.db, code);
  if (stored && isRecent(stored.askedAt, now, askAgainMs)) return stored;
  const source = parts.productSource;
  if (!source || !mayBeFood(code)) return stored;
  const unknownSince = await findUnknownSince(parts.db, code);
  if (unknownSince && isRecent(unknownSince, now, askAgainForUnknownMs)) return stored;
  try {
    return (await ask(parts, source, sought)) ?? stored;
  } catch (cause) {
    if (stored) return stored;
    throw new AppError("product_source_unavailable", { cause });
  }
}

/** Finds a stored product without asking another service: what is logged was found before. */
export async function findKnownProduct(
  db: Kysely<Database>,
  { userId, code, language }: { userId: string; code: Barcode; language: Language },
): Promise<FoundProduct | undefined> {
  const own = await findOwnProduct(db, userId, code);
  if (own) return { product: own, table: ownProductTable };
  const stored = await findStoredProduct(db, code);
  return stored && { product: inLanguage(stored, language), table: openFoodFactsTable };
}

/** The product under its name in the language, where it has one. */
export function inLanguage({ names, ...product }: PublicProduct, language: Language): Product {
  return { ...product, name: names[language] ?? product.name };
}

/** Products of a dump are not asked for again: the next dump replaces them. */
function isRecent(askedAt: Date | null, now: Date, ms: number): boolean {
  return askedAt === null || now.getTime() - askedAt.getTime() < ms;
}

async function ask(
  { db, limiter }: ProductParts,
  source: ProductSource,
  { caller, address, code, now }: ProductSought,
): Promise<PublicProduct | undefined> {
  const sharer = caller.kind === "user" ? caller.userId : networkOf(address);
  await limiter.take(openFoodFactsShare, sharer, now);
  await limiter.take(openFoodFactsLimit, "all", now);
  const product = await source.find(code);
  if (product) await saveProducts(db, [product], now);
  else await saveUnknownProduct(db, code, now);
  return product;
}
