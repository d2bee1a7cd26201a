// Thresholds of the 2023 Nutri-Score algorithm, as published by Santé publique France.
/** kJ, g and % of 100 g. */
export const generalThresholds = {
  energyKj: [335, 670, 1005, 1340, 1675, 2010, 2345, 2680, 3015, 3350],
  sugars: [3.4, 6.8, 10, 14, 17, 20, 24, 27, 31, 34, 37, 41, 44, 48, 51],
  saturatedFat: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  salt: [0.2, 0.4, 0.6, 0.8, 1, 1.2, 1.4, 1.6, 1.8, 2, 2.2, 2.4, 2.6, 2.8, 3, 3.2, 3.4, 3.6, 3.8, 4],
  fiber: [3, 4.1, 5.2, 6.3, 7.4],
  protein: [2.4, 4.8, 7.2, 9.6, 12, 14, 17],
  /** One point above 40 %, two above 60 %, five above 80 %. */
  fruitVegetableLegume: [40, 60, 80, 80, 80],
} as const;

export const beverageThresholds = {
  energyKj: [30, 90, 150, 210, 240, 270, 300, 330, 360, 390],
  sugars: [0.5, 2, 3.5, 5, 6, 7, 8, 9, 10, 11],
  protein: [1.2, 1.5, 1.8, 2.1, 2.4, 2.7, 3],
  /** Two points above 40 %, four above 60 %, six above 80 %. */
  fruitVegetableLegume: [40, 40, 60, 60, 80, 80],
} as const;

export const fatThresholds = {
  energyFromSaturatedFatKj: [120, 240, 360, 480, 600, 720, 840, 960, 1080, 1200],
  saturatedFatPercentOfFat: [10, 16, 22, 28, 34, 40, 46, 52, 58, 64],
} as const;

/** Protein counts only while the unfavourable points are below this. */
export const proteinCountedBelow = { general: 11, fat: 7 } as const;
export const redMeatProteinPointsMax = 2;
export const sweetenedBeveragePoints = 4;

/** The highest score of each letter; above the last one it is E. Among beverages only water is A. */
export const gradeLimits = {
  general: [
    ["A", 0],
    ["B", 2],
    ["C", 10],
    ["D", 18],
  ],
  fat: [
    ["A", -6],
    ["B", 2],
    ["C", 10],
    ["D", 18],
  ],
  beverage: [
    ["B", 2],
    ["C", 6],
    ["D", 9],
  ],
} as const;

/** EU Regulation 1169/2011, Annex XIV. */
export const kilojoulesPerGramOfFat = 37;
