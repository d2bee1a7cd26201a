import type { Portion } from "../food-row.ts";
import { type CsvRecord, numberOf, textOf } from "./parse-csv.ts";
import { rounded } from "./source-row.ts";

export interface HouseholdMeasures {
  readonly portions: readonly Portion[];
  readonly defaultGrams: number | null;
  readonly gramsPerMl: number | null;
}

const defaultDescription = "Quantity not specified";

/** US customary volumes, ml (NIST Handbook 44), most telling first: a fluid ounce is only given for what is poured. */
const volumes: readonly { readonly pattern: RegExp; readonly ml: number }[] = [
  { pattern: /^1 fl oz( \((no ice|NFS)\))?$/, ml: 29.5735 },
  { pattern: /^1 cup( \(8 fl oz\)|, NFS|, cooked|, prepared)?$/, ml: 236.588 },
  {
    pattern: /^1 cup, (mashed|pieces|diced|cooked, diced|diced, cooked|sliced|chopped|shredded|cubed)$/,
    ml: 236.588,
  },
  { pattern: /^1 tablespoon$/, ml: 14.7868 },
  { pattern: /^1 teaspoon$/, ml: 4.92892 },
];

/** Weight of a millilitre, from the first volume that a portion of the food gives. */
export function gramsPerMlOf(portions: readonly Portion[]): number | null {
  for (const { pattern, ml } of volumes) {
    const portion = portions.find(({ description }) => pattern.test(description));
    if (portion !== undefined) return rounded(portion.grams / ml);
  }
  return null;
}

function portionOf(record: CsvRecord): Portion {
  const description = textOf(record, "Portion description").trim();
  // A brand or kind that the 2017-2018 edition files below the food, with weights of its own.
  const kind = record.get("Subcode description") ?? "";
  return {
    description: kind === "" ? description : `${description} [${kind}]`,
    grams: numberOf(record, "Portion weight (g)"),
  };
}

/** Portions and default weight of one food, from its records in the order of the source. */
export function householdMeasuresOf(records: readonly CsvRecord[]): HouseholdMeasures {
  const stated = records.map(portionOf).filter(({ grams }) => grams > 0);
  const isDefault = ({ description }: Portion) => description.startsWith(defaultDescription);
  const defaults = stated.filter(isDefault);
  const plainDefault = defaults.find(({ description }) => description === defaultDescription) ?? defaults[0];
  const portions = stated.filter((portion) => !isDefault(portion));
  return { portions, defaultGrams: plainDefault?.grams ?? null, gramsPerMl: gramsPerMlOf(portions) };
}
