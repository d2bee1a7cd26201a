import { guessMealType, type MealType } from "#domain/nutrition/meal-type.ts";

/** As the four products name meals in English, Spanish and French. */
const names: Readonly<Record<MealType, readonly string[]>> = {
  breakfast: ["breakfast", "desayuno", "petit-déjeuner", "petit déjeuner"],
  lunch: ["lunch", "almuerzo", "comida", "déjeuner"],
  dinner: ["dinner", "supper", "cena", "dîner", "diner"],
  snack: ["snack", "merienda", "tentempié", "aperitivo", "refrigerio", "collation", "goûter", "en-cas"],
};
const typeOfName = new Map(
  Object.entries(names).flatMap(([type, words]) => words.map((word) => [word, type as MealType] as const)),
);

/** A name of the person's own, such as "Pre-workout", is a snack unless the time says otherwise. */
export function readMealType(cell: string, time: string | null): MealType {
  const word = cell.trim().toLowerCase().normalize("NFC");
  const known = typeOfName.get(word) ?? typeOfName.get(word.replace(/s?( \d+)?$/, ""));
  if (known) return known;
  return time === null ? "snack" : guessMealType(Number(time.slice(0, 2)));
}
