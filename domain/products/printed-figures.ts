/** The amount that the figures of a label are for. */
export const printedBases = ["serving", "hundred"] as const;
export type PrintedBasis = (typeof printedBases)[number];

/** 21 CFR 101.9 (b) and Canada's Food and Drug Regulations, B.01.401, ask for a serving; elsewhere labels must state 100 g or 100 ml. */
const countriesOfServings: readonly string[] = ["US", "CA"];
/** Mexico's labels (NOM-051) are for 100 g, but state sodium as well. */
const countriesOfSodium: readonly string[] = [...countriesOfServings, "MX"];

export function printedBasisOf(country: string | null): PrintedBasis {
  return country !== null && countriesOfServings.includes(country) ? "serving" : "hundred";
}

/** Whether the country's labels state sodium in mg rather than salt in g. */
export function printsSodium(country: string | null): boolean {
  return country !== null && countriesOfSodium.includes(country);
}

/** The factor from printed figures to those of 100 g; undefined while the weight of the serving is unknown. */
export function perHundredFactor(basis: PrintedBasis, servingGrams: number | undefined): number | undefined {
  if (basis === "hundred") return 1;
  return servingGrams ? 100 / servingGrams : undefined;
}
