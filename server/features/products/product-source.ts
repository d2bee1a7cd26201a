import type { Barcode } from "#domain/barcodes/barcode.ts";
import type { Country } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import type { Product } from "#domain/products/product.ts";

/** A product as a public database has it. */
export interface PublicProduct extends Product {
  /** Where they differ from `name`. */
  readonly names: Readonly<Partial<Record<Language, string>>>;
}

export interface ProductWords {
  readonly words: string;
  readonly language: Language;
  /** Where it is sold. */
  readonly country: Country;
}

/** A public database of products. */
export interface ProductSource {
  /** Undefined for a product that it does not have. Rejects when it cannot be asked or its answer makes no sense. */
  find(code: Barcode): Promise<PublicProduct | undefined>;
  /** Finds products by words of their names, those that most people look up first. Rejects as `find` does. */
  search(sought: ProductWords): Promise<readonly PublicProduct[]>;
}
