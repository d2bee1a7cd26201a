import type { ColumnType, JSONColumnType } from "kysely";
import type { Language } from "#domain/people/language.ts";
import type { ProductMicronutrients, ProductUnit } from "#domain/products/product.ts";
import type { Defaulted } from "./column-type.ts";

/** kcal and g in 100 g or 100 ml. */
interface ProductColumns {
  code: string;
  name: string;
  brand: string | null;
  unit: ProductUnit;
  protein: number | null;
  carbs: number | null;
  fat: number | null;
  fiber: number | null;
  sugars: number | null;
  saturated_fat: number | null;
  salt: number | null;
  alcohol: number | null;
  polyols: number | null;
  kilojoules: number | null;
  serving_grams: number | null;
  pack_grams: number | null;
}

export interface ProductsTable extends ProductColumns {
  calories: number | null;
  names: JSONColumnType<Partial<Record<Language, string>>> | null;
  asked_at: Date | null;
}

export interface UnknownProductsTable {
  code: string;
  asked_at: Date;
}

export interface ProductImportsTable {
  file_hash: string;
  lines_read: number;
  products_saved: number;
  with_energy: Defaulted<number>;
  is_done: Defaulted<boolean>;
  updated_at: Date;
}

export interface OwnProductsTable extends ProductColumns {
  user_id: string;
  calories: number;
  micronutrients: ColumnType<ProductMicronutrients, string | undefined, string>;
  created_at: Defaulted<Date>;
  updated_at: Defaulted<Date>;
}
