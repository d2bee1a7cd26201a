import type { LocalSpeaker } from "#domain/people/locale.ts";
import type { PortionRole } from "#food/portions/servings.ts";
import type { Quantity } from "../quantities/quantity.ts";

/** All that a sentence says of how much of one food was eaten. */
export interface StatedAmount extends LocalSpeaker {
  readonly quantity: Quantity | undefined;
  /** Sizes said anywhere beside the food. */
  readonly sizes: readonly string[];
  /** The food's own words, English and singular: they can name a measure ("drumstick"). */
  readonly words: readonly string[];
  readonly role: PortionRole;
  /** Named in the plural: "eggs". */
  readonly isPlural: boolean;
}

/** One usual portion, of which nothing was said. */
export function amountNotStated(speaker: LocalSpeaker): StatedAmount {
  return { ...speaker, quantity: undefined, sizes: [], words: [], role: "alone", isPlural: false };
}
