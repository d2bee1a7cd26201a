/** Holds what a word that fits, is missing or was never said counts in a match. */

/** What a word is in a row's description. */
export type WordRole =
  | "head"
  | "groupHead"
  | "group"
  | "beforeHead"
  | "complement"
  | "detail"
  | "brand"
  | "also";

/** Share of a word's weight lost when the row says it and the person did not. */
export const unstatedWordPenalty = {
  /** "juice" in "Orange juice", when somebody says "orange". */
  head: 0.7,
  beforeHead: 0.55,
  /** "Soft drink" in "Soft drink, cola". */
  groupHead: 0.2,
  group: 0.15,
  complement: 0.45,
  detail: 0.3,
  brand: 0.3,
  also: 0,
} as const satisfies Record<WordRole, number>;

/** Share of a said word's weight that the row earns when it says it in this place. */
export const statedWordCredit = {
  head: 1,
  beforeHead: 1,
  groupHead: 1,
  group: 1,
  complement: 0.95,
  detail: 1,
  brand: 0.95,
  also: 0.75,
} as const satisfies Record<WordRole, number>;

/** Words of a description that hardly tell rows apart when nobody said them. */
export const expectedWordPenalty = 0.06;
/** Share lost for "fat free", "diet" and the like, however long the description. */
export const markedPenalty = 0.4;
/** Share lost for the bread that a row names and nobody said: "egg and bacon on biscuit". */
export const breadOfSandwichPenalty = 1.2;
/** Meat, grains and the like are eaten cooked, fruit and most vegetables raw. */
export const rawPenalty = { plant: 0.02, other: 0.4 } as const;
/** However long a description is, what nobody said costs at most this much beside the head. */
export const detailPenaltyMax = 1.5;
/** One of several alternatives: "French or Vienna". */
export const alternativePenaltyFactor = 0.35;

/** Weight of a said word by its part in the phrase. */
export const headWeight = 1.6;
/** "flour" after "sorghum", "bar" after "granola": the kind of thing, where the word before tells which. */
export const kindWeight = 1;
export const complementWeight = 0.8;
/** Of words that first of all say the measure. */
export const hintWeight = 0.3;
export const adjectiveWeight = 0.65;
/** Share of a said word's weight lost when the row does not have it. */
export const missingPenalty = { head: 0.9, other: 0.5 } as const;
/** A said head that is only a detail or another name in the row. */
export const weakHeadCredit = { naming: 0.8, beside: 0.4 } as const;

/** A "not further specified" row is what people mean who say no more. */
export const unspecifiedBonus = 0.15;
/** Rows that are meant as a rule when nobody says more: see usual-rows.ts. */
export const usualRowBonus = 0.35;
export const impliedScale = 0.1;
/** Least weight of a word before the head that nobody said. */
export const identityWeightMin = 0.9;
/** Foods of surveys come before ingredients and recipes; those kept in the newest edition are eaten more often. */
export const tableBonus: Readonly<Record<string, number>> = {
  "FNDDS 2021-2023": 0.1,
  "FNDDS 2017-2018": 0.06,
};
/** Rows that describe a part of a dish, or a food as an ingredient, are seldom what somebody ate. */
export const ingredientRowPenalty = 0.6;
/** Share of the description's own penalties that also its other names bear: "Gatorade" need not be the dry mix. */
export const shareOfOtherNames: Partial<Record<WordRole, number>> = { detail: 0.5, head: 0.3 };
/** Another name of a row counts a little less than its description. */
export const otherNamePenalty = 0.12;
/** A standard recipe's other names are what the dish is called elsewhere. */
export const otherNameBonus: Readonly<Record<string, number>> = { "Platewise standard recipe": 0.25 };
export const describingHeadCredit = 0.2;
export const acceptedShare = 0.3;
