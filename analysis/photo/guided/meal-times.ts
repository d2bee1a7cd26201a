import type { KindOfDish } from "../photo-label.ts";

type MealTime = "breakfast" | "lunch" | "snack" | "dinner" | "night";

/** Hours on the person's clock at which each meal begins: between what is usual in Spain, France and America. */
const startHours: readonly (readonly [number, MealTime])[] = [
  [22, "night"],
  [19, "dinner"],
  [16, "snack"],
  [11, "lunch"],
  [5, "breakfast"],
  [0, "night"],
];

/** Kinds of dish that are offered first at each meal. Our own choice, from everyday use; the others follow in the labels' order. */
const usualKinds: Readonly<Record<MealTime, readonly KindOfDish[]>> = {
  breakfast: ["bread", "drink", "cereal", "egg", "fruit", "dairy", "dessert", "sandwich"],
  lunch: [
    "meat",
    "pasta",
    "rice",
    "salad",
    "sandwich",
    "stew",
    "fish",
    "vegetable",
    "soup",
    "pizza",
    "potato",
  ],
  snack: ["fruit", "drink", "dessert", "snack", "bread", "sandwich", "dairy"],
  dinner: ["meat", "salad", "pasta", "fish", "soup", "pizza", "rice", "egg", "vegetable", "sandwich", "stew"],
  night: ["snack", "dessert", "drink", "fruit", "sandwich", "dairy", "cereal"],
};

function mealTimeAt(hour: number): MealTime {
  return startHours.find(([from]) => hour >= from)?.[1] ?? "night";
}

/** 1 for the most usual at that hour (0 to 23), falling; 0 for what is not. */
export function usualnessAt(hour: number, kind: KindOfDish): number {
  const usual = usualKinds[mealTimeAt(hour)];
  const at = usual.indexOf(kind);
  return at < 0 ? 0 : 1 - at / usual.length;
}
