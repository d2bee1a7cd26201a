export interface Vocabulary {
  readonly numbers: readonly (readonly [string, number])[];
  /** Only before a measure: "half a kilo". */
  readonly fractions: readonly (readonly [string, number])[];
  readonly units: readonly (readonly [string, number])[];
  /** Names a food that nobody counts in pieces, "of" before it, and what may describe it. */
  readonly foods: readonly (readonly [name: string, of: string, adjective: string])[];
  readonly with: string;
  readonly household: readonly (readonly [name: string, of: string, amount: string])[];
  readonly between: (low: string, high: string) => readonly string[];
  readonly halfMore: (unit: string) => readonly string[];
  readonly kilo: readonly string[];
}

export const gramsPerOunce = 28.3495;
export const gramsPerPound = 453.592;

export const digits: readonly (readonly [string, number])[] = [
  ["1", 1],
  ["2", 2],
  ["3", 3],
  ["10", 10],
  ["25", 25],
  ["80", 80],
  ["120", 120],
  ["250", 250],
  ["1/2", 0.5],
  ["½", 0.5],
  ["1½", 1.5],
  ["1 1/2", 1.5],
  ["3/4", 0.75],
  ["2.5", 2.5],
];
