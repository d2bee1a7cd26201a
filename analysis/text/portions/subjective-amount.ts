/** Whether judges of meals tell how much of a food is meant, where its words leave it open. */
import type { Country } from "#domain/people/country.ts";
import type { FoodRow } from "#food/food-row.ts";
import { servedRow } from "#food/portions/judged-shares.ts";
import { isInGroup } from "#food/portions/meal-groups.ts";
import { ownProduct } from "../quantities/measures.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { wordSet } from "../words/read-word-files.ts";
import type { ChosenPortion } from "./chosen-portion.ts";
import { inchesSaid } from "./size-factors.ts";

const ofOneSize: ReadonlySet<string> = new Set([ownProduct, ...wordSet("of-one-size")]);

/** The food table's survey measured pieces, slices and bowls in this country, so a stated amount is left as the table has it. */
const countryOfSurvey: Country = "US";

interface SaidIn {
  readonly quantity: Quantity | undefined;
  readonly country: Country;
  readonly sizes?: readonly string[];
}

/**
 * Whether judges may have another amount in mind. A weight, a volume, a can, an egg and a product are as large as they are. A bowl,
 * a slice, a piece and a usual portion are as large as people think.
 */
export function isSubjectiveAmount(
  row: FoodRow,
  { origin }: Pick<ChosenPortion, "origin">,
  { quantity, country, sizes = [] }: SaidIn,
): boolean {
  if (isInGroup(servedRow(row), "of-standard-size")) return false;
  const isSaid = (quantity !== undefined || inchesSaid(sizes) !== undefined) && origin !== "assumed";
  if (origin === "weighed" || (isSaid && country === countryOfSurvey)) return false;
  const measure = quantity?.measure;
  return measure === undefined || (measure.kind === "household" && !ofOneSize.has(measure.word));
}
