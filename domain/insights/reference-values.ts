import type { MicronutrientName } from "../nutrition/nutrients.ts";

export interface ReferenceValue {
  readonly name: AssessedMicronutrient;
  /** The amount a day, in the micronutrient's unit. */
  readonly amount: number;
}

export const referenceSource =
  "EFSA, Dietary Reference Values for the EU (adults of 18 and older), doi:10.2903/sp.efsa.2017.e15121";

/**
 * [women, men]: EFSA's population reference intakes for adults, or adequate intakes where there are none (summary report
 * of 2017, doi:10.2903/sp.efsa.2017.e15121). Iron for women is the value before menopause, zinc the one at the lowest
 * phytate intake. Omega-3 is left out because the report lists its fatty acids separately, vitamin D because the skin makes it too.
 */
const adults = {
  vitaminB12: [4, 4],
  vitaminB9: [330, 330],
  vitaminA: [650, 750],
  vitaminC: [95, 110],
  vitaminK: [70, 70],
  vitaminE: [11, 13],
  calcium: [950, 950],
  iron: [16, 11],
  magnesium: [300, 350],
  potassium: [3500, 3500],
  zinc: [7.5, 9.4],
  iodine: [150, 150],
  selenium: [70, 70],
} as const satisfies Partial<Record<MicronutrientName, readonly [women: number, men: number]>>;
export type AssessedMicronutrient = keyof typeof adults;
// Safe: the keys are the names above.
export const assessedMicronutrients = Object.keys(adults) as readonly AssessedMicronutrient[];

/** The reference values of a gender; without one the lower of the two, so that nobody is warned of a deficiency they may not have. */
export function referenceValues(gender: "male" | "female" | undefined): readonly ReferenceValue[] {
  return assessedMicronutrients.map((name) => {
    const [women, men] = adults[name];
    return { name, amount: gender === "female" ? women : gender === "male" ? men : Math.min(women, men) };
  });
}
