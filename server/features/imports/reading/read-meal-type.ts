import { guessMealType, type MealType } from "#domain/nutrition/meal-type.ts";

/** Names of meals in diaries in English, Spanish and French. */
const names: Readonly<Record<MealType, readonly string[]>> = {
  breakfast: ["breakfast", "desayuno", "petit-déjeuner", "petit déjeuner"],
  lunch: ["lunch", "almuerzo", "comida", "déjeuner"],
  dinner: ["dinner", "supper", "cena", "dîner", "diner"],
  snack: [
    ...[
      "snack",
      "snacks/other",
      "morning snack",
      "afternoon snack",
      "evening snack",
      "after dinner",
      "anytime",
    ],
    ...["merienda", "tentempié", "aperitivo", "aperitivos/otros", "refrigerio", "colación", "media mañana"],
    ...["collation", "goûter", "en-cas"],
  ],
};
const typeOfName = new Map(
  Object.entries(names).flatMap(([type, words]) => words.map((word) => [word, type as MealType] as const)),
);

/** Undefined for a name of the person's own, such as "Pre-workout". */
export function mealTypeOf(cell: string): MealType | undefined {
  const word = cell.trim().toLowerCase().normalize("NFC");
  return typeOfName.get(word) ?? typeOfName.get(word.replace(/s?( \d+)?$/, ""));
}

/** A name of the person's own is a snack unless the time says otherwise. */
export function readMealType(cell: string, time: string | null): MealType {
  return mealTypeOf(cell) ?? (time === null ? "snack" : guessMealType(Number(time.slice(0, 2))));
}
