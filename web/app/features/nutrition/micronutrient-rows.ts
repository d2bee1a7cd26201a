import {
  type MicronutrientName,
  type Micronutrients,
  micronutrientUnits,
} from "#domain/nutrition/nutrients.ts";

export interface MicronutrientRow {
  readonly name: MicronutrientName;
  readonly unit: (typeof micronutrientUnits)[MicronutrientName];
  /** null if unknown for every food. */
  readonly amount: number | null;
  /** The number of foods it is known for; null if that was not recorded. */
  readonly knownFor: number | null;
  /** Some have no figure, so the amount is a lower bound. */
  readonly isLowerBound: boolean;
}

export const micronutrientGroups = {
  vitamins: [
    "vitaminD",
    "vitaminB12",
    "vitaminB9",
    "vitaminA",
    "vitaminC",
    "vitaminK",
    "vitaminE",
    "vitaminB1",
  ],
  minerals: ["calcium", "iron", "magnesium", "potassium", "zinc", "iodine", "selenium"],
  fattyAcids: ["omega3"],
} as const satisfies Record<string, readonly MicronutrientName[]>;
export type MicronutrientGroup = keyof typeof micronutrientGroups;

export interface MicronutrientFigures {
  readonly amounts: Micronutrients;
  /** For each micronutrient, the number of foods it is known for. */
  readonly knownFor?: Readonly<Record<string, number>> | undefined;
  /** The number of foods that the amounts are the sum of. */
  readonly count: number;
  /** The factor by which the whole meal is scaled. */
  readonly scale: number;
}

export function buildMicronutrientRows(
  group: MicronutrientGroup,
  { amounts, knownFor, count, scale }: MicronutrientFigures,
): MicronutrientRow[] {
  return micronutrientGroups[group].map((name) => {
    const amount = amounts[name];
    const known = knownFor?.[name] ?? null;
    return {
      name,
      unit: micronutrientUnits[name],
      amount: amount === null ? null : amount * scale,
      knownFor: known,
      isLowerBound: amount !== null && known !== null && known < count,
    };
  });
}
