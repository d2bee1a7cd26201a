import type { Barcode } from "#domain/barcodes/barcode.ts";
import type { Language } from "#domain/people/language.ts";
import type { Product } from "#domain/products/product.ts";

/** As a public database of products has it. */
export interface PublicProduct extends Product {
  /** Where they differ from `name`. */
  readonly names: Readonly<Partial<Record<Language, string>>>;
}

/** A public database that is asked for one product at a time. */
export interface ProductSource {
  /** Undefined for a product that it does not have. Rejects when it cannot be asked or its answer makes no sense. */
  find(code: Barcode): Promise<PublicProduct | undefined>;
}
