import { kcalPerGram, kilojoulesPerKcal } from "#domain/nutrition/energy-factors.ts";
import type { FigureKey } from "#domain/products/label.ts";
import type { Dice } from "../../random.ts";

/** What 100 g or 100 ml hold: kcal, kJ, g, and mg of sodium. Carbohydrate without fibre, as in Europe. */
export type FoodFigures = Readonly<Record<FigureKey, number>>;

export interface DrawnFood {
  readonly per100: FoodFigures;
  readonly unit: "g" | "ml";
  readonly servingAmount: number;
  readonly servings: number;
}

type Range = readonly [number, number];

/** Least and most g in 100, and what a serving may be. */
interface FoodKind {
  readonly protein: Range;
  readonly carbohydrate: Range;
  readonly fat: Range;
  readonly fibre: Range;
  readonly salt: Range;
  readonly servings: readonly number[];
}

const kinds: readonly FoodKind[] = [
  {
    protein: [4, 9],
    carbohydrate: [55, 75],
    fat: [8, 28],
    fibre: [1, 8],
    salt: [0.1, 1.4],
    servings: [12.5, 20, 25, 30],
  },
  {
    protein: [2, 10],
    carbohydrate: [3, 18],
    fat: [0, 9],
    fibre: [0, 1],
    salt: [0.05, 0.3],
    servings: [100, 120, 125, 150],
  },
  {
    protein: [18, 32],
    carbohydrate: [0, 2],
    fat: [1, 34],
    fibre: [0, 0],
    salt: [0.6, 3],
    servings: [20, 25, 30, 50],
  },
  {
    protein: [7, 14],
    carbohydrate: [55, 72],
    fat: [1, 12],
    fibre: [4, 14],
    salt: [0.01, 1],
    servings: [30, 40, 45],
  },
  {
    protein: [0, 2],
    carbohydrate: [1, 8],
    fat: [0, 30],
    fibre: [0, 3],
    salt: [0.8, 4],
    servings: [15, 20, 30],
  },
  {
    protein: [3, 12],
    carbohydrate: [6, 25],
    fat: [2, 14],
    fibre: [1, 4],
    salt: [0.4, 1.6],
    servings: [200, 250, 300, 350],
  },
  {
    protein: [15, 27],
    carbohydrate: [8, 25],
    fat: [42, 60],
    fibre: [5, 12],
    salt: [0, 1.2],
    servings: [25, 28, 30],
  },
  {
    protein: [0, 1],
    carbohydrate: [70, 98],
    fat: [0, 1],
    fibre: [0, 1],
    salt: [0, 0.3],
    servings: [5, 10, 15, 25],
  },
];
const drink: FoodKind = {
  protein: [0, 4],
  carbohydrate: [0, 12],
  fat: [0, 4],
  fibre: [0, 0.6],
  salt: [0, 0.15],
  servings: [200, 250, 330],
};

const capacity = 98;

export function drawFood(dice: Dice, unit: DrawnFood["unit"]): DrawnFood {
  const kind = unit === "ml" ? drink : dice.pick(kinds);
  const grams = (range: Range) => dice.between(range[0], range[1]);
  const parts = [kind.protein, kind.carbohydrate, kind.fat, kind.fibre].map(grams);
  const tooMuch = Math.max(1, parts.reduce((sum, part) => sum + part, 0) / capacity);
  const [protein = 0, carbohydrate = 0, fat = 0, fibre = 0] = parts.map((part) => part / tooMuch);
  const energyKcal =
    kcalPerGram.protein * protein +
    kcalPerGram.carbs * carbohydrate +
    kcalPerGram.fat * fat +
    kcalPerGram.fiber * fibre;
  const salt = grams(kind.salt);
  return {
    unit,
    servingAmount: dice.pick(kind.servings),
    servings: dice.pick([1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 15, 20]),
    per100: {
      ...{ energyKcal, energyKj: energyKcal * kilojoulesPerKcal, protein, carbohydrate, fat, fibre, salt },
      saturates: fat * dice.between(0.05, 0.65),
      sugars: carbohydrate * dice.between(0.02, 0.95),
      sodium: (salt * 1000) / 2.5,
    },
  };
}

export function ofAmount({ per100 }: DrawnFood, amount: number): FoodFigures {
  return Object.fromEntries(
    Object.entries(per100).map(([key, value]) => [key, (value * amount) / 100]),
  ) as unknown as FoodFigures;
}
