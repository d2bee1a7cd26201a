/** domain/progress: how much of each micronutrient a day of food is meant to bring. */
import type { MicronutrientName } from "../nutrition/nutrients.ts";

export interface ReferenceValue {
  readonly name: MicronutrientName;
  /** A day, in the micronutrient's own unit. */
  readonly amount: number;
}

/** For the answer's `source`. */
export const referenceSource =
  "EFSA, Dietary Reference Values for the EU (adults of 18 and older), doi:10.2903/sp.efsa.2017.e15121";

/**
 * Population reference intakes, or adequate intakes where there are none, of adults, from EFSA's summary report of 2017
 * (doi:10.2903/sp.efsa.2017.e15121): [women, men]. Iron of women before the menopause; zinc at the lowest phytate intake;
 * omega-3 is left out: the report states its kinds apart. So is vitamin D, which is made in the skin too.
 */
const adults: Partial<Record<MicronutrientName, readonly [women: number, men: number]>> = {
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
};

/** Of whoever has not said, the lower of the two: nobody is told of a lack that they may not have. */
export function referenceValues(gender: "male" | "female" | undefined): readonly ReferenceValue[] {
  return Object.entries(adults).map(([name, [women, men]]) => ({
    // True: the entries are made from these names.
    name: name as MicronutrientName,
    amount: gender === "female" ? women : gender === "male" ? men : Math.min(women, men),
  }));
}
