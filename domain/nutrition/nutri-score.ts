/** domain/nutrition: the Nutri-Score, 2023 algorithm. */

export type NutriScoreLetter = "A" | "B" | "C" | "D" | "E";

/** Which of the algorithm's tables a food is scored by. */
export type NutriScoreClass = "general" | "red_meat" | "cheese" | "fat_oil_nut_seed" | "beverage" | "water";
