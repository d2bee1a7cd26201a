export const mealTypes = ["breakfast", "lunch", "snack", "dinner"] as const;
export type MealType = (typeof mealTypes)[number];

/** Local hours from which a meal counts as each; before the first it is a snack of the night. */
const startHours: readonly (readonly [number, MealType])[] = [
  [4, "breakfast"],
  [11, "lunch"],
  [16, "snack"],
  [18, "dinner"],
];

/** The meal that people in our three languages usually eat at that local hour (0–23). */
export function guessMealType(hour: number): MealType {
  return startHours.findLast(([start]) => hour >= start)?.[1] ?? "snack";
}

/** The local time, `HH:MM`, of a meal of which only the day and the type are known. */
export const usualTimes: Readonly<Record<MealType, string>> = {
  breakfast: "08:00",
  lunch: "13:30",
  snack: "17:00",
  dinner: "20:30",
};
