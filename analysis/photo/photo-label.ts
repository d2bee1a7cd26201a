import type { Language } from "#domain/people/language.ts";
import type { FoodRow } from "#food/food-row.ts";

/** The kinds of dish that the guided scan asks for first, under `kind` in locales. */
export const kindsOfDish = [
  "fruit",
  "vegetable",
  "salad",
  "soup",
  "stew",
  "pasta",
  "rice",
  "pizza",
  "sandwich",
  "meat",
  "fish",
  "egg",
  "potato",
  "bread",
  "cereal",
  "dairy",
  "dessert",
  "snack",
  "drink",
] as const;
export type KindOfDish = (typeof kindsOfDish)[number];
export type KindShares = Readonly<Record<KindOfDish, number>>;

export function eachKind(shareOf: (kind: KindOfDish) => number): KindShares {
  // Safe: the entries are built from all the kinds.
  return Object.fromEntries(kindsOfDish.map((kind) => [kind, shareOf(kind)])) as KindShares;
}

export interface PhotoLabel {
  /** Stable, kebab-case English: `apple`, `spaghetti-carbonara`. */
  readonly id: string;
  readonly kind: KindOfDish;
  /** As a person would call it in a meal, lower case. */
  readonly names: Readonly<Record<Language, string>>;
  /** The row that the figures come from. */
  readonly row: FoodRow;
  /** Rows that a photo cannot tell from it (whole or skimmed milk): offered for swapping. */
  readonly alternatives: readonly FoodRow[];
  /** What one person usually has of it. */
  readonly defaultGrams: number;
  /** What one piece weighs where the food is counted; null where it is not. */
  readonly pieceGrams: number | null;
}
