/** A change to the foods of a meal. Answers to questions are applied as edits too. */
export type FoodEdit =
  | {
      readonly kind: "portion";
      readonly foodId: string;
      readonly grams: number;
      /** Relative standard uncertainty of an inexact amount such as "medium". Absent: exact. */
      readonly uncertainty?: number;
    }
  | { readonly kind: "remove"; readonly foodId: string }
  | { readonly kind: "swap"; readonly foodId: string; readonly code: string; readonly table: string }
  | { readonly kind: "add"; readonly code: string; readonly table: string; readonly grams: number }
  /** The food as it would be without the person's own default. */
  | { readonly kind: "general"; readonly foodId: string }
  /** It is this one of the `ownMeals`: its foods replace all others. */
  | { readonly kind: "ownMeal"; readonly mealId: string };

/** The next step of a guided scan (docs/decisions/013-how-a-photo-becomes-a-meal.md). Label ids are those of analysis/photo. */
export type GuideStep =
  | { readonly kind: "dishes"; readonly labelIds: readonly string[] }
  | { readonly kind: "dish"; readonly labelId: string; readonly pieces: number | null }
  | { readonly kind: "describe" }
  /** Goes back to the question before, as it was: the dish that followed from it is given up. */
  | { readonly kind: "back"; readonly to: ClarificationQuestion };

export interface ClarificationChoice {
  readonly text: string;
  readonly edits: readonly FoodEdit[];
  /** Weight of the choice, in g. */
  readonly grams?: number;
  /** Set when the choice leads to another question instead of an edit. */
  readonly next?: GuideStep;
}

/** A multiple-choice question, in the person's language. */
export interface ClarificationQuestion {
  readonly id: string;
  readonly questionText: string;
  readonly choices: readonly ClarificationChoice[];
  /** Difference in kcal between the smallest and the largest answer. */
  readonly spreadKcal: number;
  /** Set for the questions of a guided scan. */
  readonly kind?: "what" | "dish" | "portion";
  /** How many of the first choices are dishes recognised in the photo. */
  readonly suggestedChoices?: number;
  /** How many of the choices after these are meals that the person often has at this time of day. */
  readonly usualChoices?: number;
}
