// An analysed meal. Every figure of a meal is the sum over its foods, and every food names its source.

import type { Country } from "../people/country.ts";
import type { Language } from "../people/language.ts";
import type { Speaker } from "../people/locale.ts";
import type { ProductDoubt, ProductUnit } from "../products/product.ts";
import type { PhotoHint, UnreadPhoto } from "../scan/photo-remarks.ts";
import type { CalendarDay } from "../time/calendar-day.ts";
import type { ClarificationQuestion } from "./clarification.ts";
import type { NutriScoreClass, NutriScoreLetter } from "./nutri-score.ts";
import type { MacronutrientName, Macronutrients, Micronutrients, NutrientsPer100Grams } from "./nutrients.ts";
import type { NutrientToLimit } from "./nutrients-to-limit.ts";

/** The row of a food-composition table that a food's figures come from. */
export interface FoodSource {
  /** Table and edition, for example `FNDDS 2017-2018`. */
  readonly table: string;
  /** The row's code in that table. */
  readonly code: string;
  /** The row's description, in the table's language. */
  readonly description: string;
}

/**
 * `FoodSource.table` of a food that none of our tables has, with figures from a language model. It is never looked up, so
 * a food that was swapped for a table row can't be swapped back to it.
 */
export const modelEstimateTable = "Language model estimate";

/** An alternative row for the same words. */
export interface FoodCandidate {
  readonly name: string;
  readonly source: FoodSource;
  readonly caloriesPer100Grams: number;
}

/** How a typed food was first read, so that what the person changed can be recognised. */
export interface FirstReading {
  /** What was typed, in the form of `typedWords`. */
  readonly words: string;
  readonly table: string;
  readonly code: string;
  readonly grams: number;
  /** The person typed an amount, which no usual portion replaces. */
  readonly saysAmount: boolean;
  /** The person's own default, where it took the reading's place. */
  readonly usual?: { readonly table: string; readonly code: string; readonly grams: number };
}

/** The food that a person's learned default replaced. */
interface UsualFood {
  readonly general: AnalysedFood;
  /** About the food, unasked now. */
  readonly questions: readonly ClarificationQuestion[];
}

/** One food of a meal, with everything needed to recompute its figures when the grams change. */
export interface AnalysedFood {
  /** Stable within one analysis. */
  readonly id: string;
  /** The person's own words, or the table's name when a row was picked from a list. */
  readonly name: string;
  readonly grams: number;
  readonly source: FoodSource;
  readonly per100Grams: NutrientsPer100Grams;
  readonly nutriScoreClass: NutriScoreClass;
  /** How confident the analyser is that this is the right row: 0 to 1. */
  readonly confidence: number;
  /** Drinks sweetened without sugar score worse in the Nutri-Score 2023. */
  readonly hasNonNutritiveSweeteners?: boolean;
  /** Relative standard uncertainty of the food's energy (row and portion together): 0.2 is ±20 %. */
  readonly energyUncertainty: number;
  /** The part of it that comes from the amount; nearly 0 once the person has entered the grams. */
  readonly portionUncertainty: number;
  readonly candidates: readonly FoodCandidate[];
  /** The grams of a small, medium and large portion by the table's measures, if the food was seen in a photo. */
  readonly portions?: readonly PortionSize[];
  readonly product?: ProductDetails;
  /** How it was first read, if it was typed. */
  readonly read?: FirstReading;
  /** Set while row and grams are the person's own default for the words. */
  readonly usual?: UsualFood;
  /** Number of the photo that shows it first, from 1; absent where the meal has no photo, or one. */
  readonly photo?: number;
}

/** Where the figures of a packaged product come from, and what is wrong with them. */
export interface ProductDetails {
  /** null: of a label without a code. */
  readonly code: string | null;
  readonly brand: string | null;
  /** `ml`: the figures are of 100 ml. */
  readonly unit: ProductUnit;
  readonly servingGrams: number | null;
  readonly packGrams: number | null;
  /** Macronutrients that are not stated: counted as 0, and shown as unknown. */
  readonly unknown: readonly MacronutrientName[];
  /** Nutrients to limit that are not stated, like `unknown`; absent in older analyses. */
  readonly unknownToLimit?: readonly NutrientToLimit[];
  /** All that the Nutri-Score needs is stated. */
  readonly isScored: boolean;
  readonly doubts: readonly ProductDoubt[];
}

export interface PortionSize {
  readonly size: "small" | "medium" | "large";
  readonly grams: number;
}

/** Another food in the photo: listed, but not counted. */
export interface AlsoSeenFood {
  readonly name: string;
  readonly source: FoodSource;
  readonly grams: number;
  readonly caloriesPer100Grams: number;
}

/** A word of the description that no food of the meal accounts for, with the foods it may mean. */
export interface UnreadWord {
  readonly word: string;
  readonly foods: readonly AlsoSeenFood[];
}

/** A meal of the person's diary, as it was eaten last. */
export interface OwnMeal {
  readonly mealId: string;
  readonly name: string;
  readonly day: CalendarDay;
  readonly foods: readonly AnalysedFood[];
}

/**
 * Why figures and words of the description count no food of their own; `energyUsed`: a food was weighed by it; `share`: how much of a
 * recipe was eaten; `onePortion`: how much a recipe makes, of which one portion is counted; `countedInOther`: other foods of the meal
 * hold it, or are what it was; `notOnMenu`: a milk that a chain's menu lacks, and behind an arrow the one that is counted; `amount`: another one counts, or none could be made of it; `unread`: more words than are asked about.
 */
export const setAsideReasons = [
  "energyUsed",
  "energy",
  "nutrients",
  "time",
  "price",
  "number",
  "name",
  "share",
  "onePortion",
  "countedInOther",
  "notOnMenu",
  "notEaten",
  "amount",
  "unread",
] as const;
export type SetAsideReason = (typeof setAsideReasons)[number];

/** Figures and words of the description that count no food of their own, as they were typed. */
export interface SetAside {
  readonly text: string;
  readonly reason: SetAsideReason;
}

/** An interval in kcal that aims to contain the true value for 80 % of meals. */
export interface CalorieRange {
  readonly low: number;
  readonly high: number;
}

/** The result of an analysis: stored as it is, and updated by every edit. */
export interface MealAnalysis {
  readonly language: Language;
  /** Selects the portion sizes; absent in older analyses. */
  readonly country?: Country;
  readonly name: string;
  /** The name is the one that the person gave the same words before. */
  readonly isUsualName?: true;
  /** Empty while a guided scan is still identifying the dish. */
  readonly foods: readonly AnalysedFood[];
  readonly questions: readonly ClarificationQuestion[];
  readonly alsoSeen?: readonly AlsoSeenFood[];
  readonly unread?: readonly UnreadWord[];
  /** Meals of the person's own that the photo looks like, likeliest first. */
  readonly ownMeals?: readonly OwnMeal[];
  readonly setAside?: readonly SetAside[];
  /** The note sent with a photo, to be applied once a guided scan has identified the dish. */
  readonly waitingNote?: string;
  /** A code in the photo that no product has, which a label's product can be kept under. */
  readonly unknownBarcode?: string;
  readonly photoHint?: PhotoHint;
  /** Absent where each photo was of use. */
  readonly unreadPhotos?: readonly UnreadPhoto[];
}

/** The figures of a meal: sums over its foods, rounded once. */
export interface MealTotals extends Macronutrients {
  readonly quantityGrams: number;
  /** null where a food's label does not state all that it needs. */
  readonly nutriScore: NutriScoreLetter | null;
  readonly range: CalorieRange;
  readonly micronutrients: Micronutrients;
  /** The number of foods that each micronutrient is known for. */
  readonly micronutrientsKnownFor: Readonly<Record<keyof Micronutrients, number>>;
}

/** The language and country in which the analysis was made, for texts about it. */
export function speakerOf({ language, country }: Pick<MealAnalysis, "language" | "country">): Speaker {
  return { language, country: country ?? null };
}
