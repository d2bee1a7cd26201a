/** analysis/compose/questions: what is worth asking of a meal. This file says what is known when asking. */
import type { Language } from "#domain/people/language.ts";
import type { ComposedFood } from "../compose-food.ts";

export interface ComposedMeal {
  readonly foods: readonly ComposedFood[];
  /** All that the person said. */
  readonly text: string;
  readonly language: Language;
}
