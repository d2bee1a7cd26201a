import * as z from "zod/mini";
import type { SubmissionAnalysis } from "#contract/shapes/scan.ts";
import { type ItemAddress, readItem, writeItem } from "../../../../storage/stored-items.ts";

/** A packaged product as it was looked up last, the person's own included. */
const knownProduct = z.object({
  code: z.string(),
  name: z.string(),
  /** g of a serving, as it was offered. */
  grams: z.number(),
  /** kcal of these. */
  calories: z.number(),
});
export type KnownProduct = z.infer<typeof knownProduct>;

/** Those looked up last stay; each takes about a hundred characters. */
const knownProductsMax = 200;

/** The place in the storage of one account: nobody else who uses this browser sees what was scanned. */
function addressOf(personId: string): ItemAddress {
  return { item: "knownProducts", owner: personId };
}

function listKnownProducts(personId: string): readonly KnownProduct[] {
  try {
    return z.array(knownProduct).parse(JSON.parse(readItem(addressOf(personId)) ?? "[]"));
  } catch {
    return [];
  }
}

/**
 * Stores the product of a scanned barcode, so that it is known without a connection. The submission has one food, with its
 * product.
 */
export function rememberProduct(personId: string, code: string, { foods, name }: SubmissionAnalysis): void {
  const [food] = foods;
  if (!food?.product) return;
  const others = listKnownProducts(personId).filter((known) => known.code !== code);
  const product = { code, name, grams: food.grams, calories: food.calories };
  writeItem(addressOf(personId), JSON.stringify([product, ...others].slice(0, knownProductsMax)));
}

export function findKnownProduct(personId: string, code: string): KnownProduct | undefined {
  return listKnownProducts(personId).find((known) => known.code === code);
}
