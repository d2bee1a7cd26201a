import type { Speaker } from "#domain/people/locale.ts";
import type { ComposedFood } from "../compose-food.ts";

export interface ComposedMeal extends Speaker {
  readonly foods: readonly ComposedFood[];
  /** The whole text as typed. */
  readonly text: string;
}
