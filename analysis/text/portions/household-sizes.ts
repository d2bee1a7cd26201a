import type { HouseholdMeasure, HouseholdSize } from "#domain/nutrition/household-size.ts";
import { householdMeasures } from "#domain/nutrition/household-size.ts";
import type { Country } from "#domain/people/country.ts";
import type { FoodRow } from "#food/food-row.ts";
import { contentsIn } from "#food/portions/containers.ts";
import { gramsOfOneIn, servingGrams } from "#food/portions/servings.ts";
import { gramsOfContents } from "./grams-of-contents.ts";
import { portionsOf, type ReadPortion } from "./read-portions.ts";
import { isDrink } from "./row-density.ts";

/** How the table calls one of a food; the first that it has. */
const oneOfIt = ["piece", "medium", "regular", "whole"];

function gramsOfRowMeasure(row: FoodRow, kind: ReadPortion["kind"], word: string): number | undefined {
  return portionsOf(row).find((portion) => portion.kind === kind && portion.words.includes(word))?.grams;
}

function gramsOfPiece(row: FoodRow, country: Country): number | undefined {
  const own = gramsOfOneIn(row, country);
  if (own !== undefined) return own;
  for (const word of oneOfIt) {
    const grams = gramsOfRowMeasure(row, "unit", word);
    // "1 medium slice" is a slice.
    if (grams !== undefined && grams !== gramsOfRowMeasure(row, "unit", "slice")) return grams;
  }
  return undefined;
}

const teaspoonsInTablespoon = 3;

/** Only of what the table measures in spoons: nobody eats an apple so. */
function gramsOfSpoon(row: FoodRow, spoon: "tablespoon" | "teaspoon"): number | undefined {
  const own = gramsOfRowMeasure(row, "volume", spoon);
  if (own !== undefined) return own;
  if (spoon === "tablespoon") {
    const teaspoon = gramsOfRowMeasure(row, "volume", "teaspoon");
    return teaspoon && teaspoon * teaspoonsInTablespoon;
  }
  const tablespoon = gramsOfRowMeasure(row, "volume", "tablespoon");
  return tablespoon && tablespoon / teaspoonsInTablespoon;
}

function gramsOfGlass(row: FoodRow, country: Country): number | undefined {
  const contents = isDrink(row) ? contentsIn(row, "glass", country) : undefined;
  return contents && gramsOfContents(row, contents);
}

function gramsOf(row: FoodRow, measure: HouseholdMeasure, country: Country): number | undefined {
  switch (measure) {
    case "portion":
      return servingGrams(row, "alone", country);
    case "piece":
      return gramsOfPiece(row, country);
    case "slice":
      return gramsOfRowMeasure(row, "unit", "slice");
    case "glass":
      return gramsOfGlass(row, country);
    case "cup":
      return gramsOfRowMeasure(row, "volume", "cup");
    default:
      return gramsOfSpoon(row, measure);
  }
}

/** What the row can be measured in besides grams, by country. */
export function householdSizesOf(row: FoodRow, country: Country): readonly HouseholdSize[] {
  return householdMeasures.flatMap((measure) => {
    const grams = gramsOf(row, measure, country);
    return grams === undefined || grams < 1 ? [] : [{ measure, grams: Math.round(grams * 10) / 10 }];
  });
}
