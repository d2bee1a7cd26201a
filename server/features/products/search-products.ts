import type { Country } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import type { Product } from "#domain/products/product.ts";
import { AppError } from "../../core/app-error.ts";
import type { RateLimit } from "../../http/rate-limit.ts";
import { findProduct, inLanguage, type ProductParts, type ProductSought } from "./find-product.ts";
import type { PublicProduct } from "./product-source.ts";
import { saveProducts } from "./products-table.ts";

export interface ProductSearch {
  readonly userId: string;
  readonly words: string;
  readonly language: Language;
  readonly country: Country;
  readonly now: Date;
}

type ListedProduct = Product & { readonly figures: { readonly calories: number } };

/** Limit of all our processes together: Open Food Facts allows 10 searches a minute. */
const searchLimit: RateLimit = {
  name: "open-food-facts-search",
  hits: 8,
  windowSeconds: 60,
  exceeded: "product_source_unavailable",
};
/** Limit of one caller, so that nobody can use up the common one. */
const searchShare: RateLimit = { ...searchLimit, name: "open-food-facts-search-caller", hits: 4 };

/**
 * Searches Open Food Facts, and stores the products found, so that they can be logged by their code without another look-up.
 * Throws `product_source_unavailable` if it did not answer, or was asked too often.
 */
export async function searchProducts(
  { db, limiter, productSource }: ProductParts,
  { userId, now, ...sought }: ProductSearch,
): Promise<ListedProduct[]> {
  if (!productSource) return [];
  await limiter.take(searchShare, userId, now);
  await limiter.take(searchLimit, "all", now);
  let found: readonly PublicProduct[];
  try {
    found = await productSource.search(sought);
  } catch (cause) {
    throw new AppError("product_source_unavailable", { cause });
  }
  if (found.length > 0) await saveProducts(db, found, now);
  return found.flatMap((product) => listed(inLanguage(product, sought.language)));
}

/** The packet that a scan of its code would find. Throws as `searchProducts`. */
export async function findByCode(parts: ProductParts, sought: ProductSought): Promise<ListedProduct[]> {
  const found = await findProduct(parts, sought);
  return found ? listed(found.product) : [];
}

/** The products with calories: without them there is nothing to add up. */
function listed({ figures, ...named }: Product): ListedProduct[] {
  const { calories } = figures;
  return calories === null ? [] : [{ ...named, figures: { ...figures, calories } }];
}
