import type { Language } from "#domain/people/language.ts";
import type { ComposedFood } from "../compose-food.ts";

export interface ComposedMeal {
  readonly foods: readonly ComposedFood[];
  /** The whole text as typed. */
  readonly text: string;
  readonly language: Language;
}
