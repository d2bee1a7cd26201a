/** What the figures of a label are of. */
export const printedBases = ["serving", "hundred"] as const;
export type PrintedBasis = (typeof printedBases)[number];

/** 21 CFR 101.9 (b) and Canada's Food and Drug Regulations, B.01.401, have a serving; other labels must state 100 g or 100 ml. */
const countriesOfServings: readonly string[] = ["US", "CA"];
/** Mexico's labels (NOM-051) have 100 g, but sodium as well. */
const countriesOfSodium: readonly string[] = [...countriesOfServings, "MX"];

export function printedBasisOf(country: string | null): PrintedBasis {
  return country !== null && countriesOfServings.includes(country) ? "serving" : "hundred";
}

/** Labels there state sodium in mg, others salt in g. */
export function printsSodium(country: string | null): boolean {
  return country !== null && countriesOfSodium.includes(country);
}

/** What makes figures of 100 g of those that are printed; undefined where the serving has no weight. */
export function perHundredFactor(basis: PrintedBasis, servingGrams: number | undefined): number | undefined {
  if (basis === "hundred") return 1;
  return servingGrams ? 100 / servingGrams : undefined;
}
