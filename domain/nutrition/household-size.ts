/** Measures that people have at home, besides grams. */
export const householdMeasures = [
  "portion",
  "piece",
  "slice",
  "cup",
  "glass",
  "tablespoon",
  "teaspoon",
] as const;
export type HouseholdMeasure = (typeof householdMeasures)[number];

export interface HouseholdSize {
  readonly measure: HouseholdMeasure;
  /** g of one. */
  readonly grams: number;
}
