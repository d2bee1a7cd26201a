import { type Barcode, oddCodeOf } from "#domain/barcodes/barcode.ts";
import { foodId, withGrams } from "#domain/nutrition/edit-food.ts";
import type { MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import type { Language } from "#domain/people/language.ts";
import { foodOfProduct } from "#domain/products/product-food.ts";
import { AppError } from "../../core/app-error.ts";
import type { NewRow } from "../../http/idempotency-table.ts";
import { type FoundProduct, findProduct, type ProductParts } from "../products/find-product.ts";
import { commitNothing } from "../quota/scan-reservation.ts";
import { findEarlierResult, newSubmission, storeSubmission } from "./store-submission.ts";
import type { Submission, SubmissionOwner } from "./submission.ts";

export interface SentBarcode {
  readonly owner: SubmissionOwner;
  /** The sender's network address. */
  readonly address: string;
  readonly code: Barcode;
  /** Chosen already; otherwise a serving. */
  readonly grams: number | undefined;
  readonly language: Language;
  readonly now: Date;
  readonly newRow: NewRow;
}

const refusals = {
  book: "barcode_of_book",
  coupon: "barcode_of_coupon",
  inStore: "barcode_of_shop",
} as const;

/** The meal of a packet; undefined where its energy is not known. */
export function analysisOfProduct(
  { product, table }: FoundProduct,
  language: Language,
): MealAnalysis | undefined {
  const food = foodOfProduct(product, foodId(1), table);
  return food && { language, name: product.name, foods: [food], questions: [] };
}

function withAmount(analysis: MealAnalysis, grams: number): MealAnalysis {
  return { ...analysis, foods: analysis.foods.map((food) => withGrams(food, grams)) };
}

/**
 * Costs no scan. Throws `product_not_found`, or `barcode_of_…` where the code cannot be a packaged food's;
 * `product_incomplete` where its energy is unknown, `product_source_unavailable` where Open Food Facts did not answer.
 */
export async function submitBarcode(
  parts: ProductParts,
  { owner, address, code, grams, language, now, newRow }: SentBarcode,
): Promise<Submission> {
  const earlier = await findEarlierResult(parts.db, owner, newRow);
  if (earlier) return earlier;
  const found = await findProduct(parts, { caller: owner, address, code, language, now });
  if (!found) {
    const odd = oddCodeOf(code);
    throw new AppError(odd === undefined ? "product_not_found" : refusals[odd]);
  }
  const analysis = analysisOfProduct(found, language);
  if (!analysis) throw new AppError("product_incomplete");
  const chosen = grams === undefined ? analysis : withAmount(analysis, grams);
  const result = { analysis: chosen, analyser: "barcode", text: code, isText: false };
  const submission = newSubmission(result, { id: newRow.id, owner, now });
  return storeSubmission(parts.db, { owner, submission, commit: commitNothing });
}
