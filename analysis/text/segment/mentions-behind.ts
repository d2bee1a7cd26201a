/** analysis/text: from a sentence to foods. This file looks at the foods named behind a food. */
import type { Atom } from "./atom.ts";
import type { FoodMention } from "./food-mention.ts";

export interface MentionedAmount {
  readonly grams: number;
  readonly calories: number;
}

export type AmountOf = (mention: FoodMention) => MentionedAmount;

export function firstAtomOf({ atoms: [first] }: FoodMention): Atom | undefined {
  return first;
}

export function statesAmount({ atoms }: FoodMention): boolean {
  return atoms.some(({ quantity }) => quantity?.isSaid === true);
}

export function untilNot(
  mentions: readonly FoodMention[],
  belongs: (mention: FoodMention) => boolean,
): readonly FoodMention[] {
  const end = mentions.findIndex((mention) => !belongs(mention));
  return end < 0 ? mentions : mentions.slice(0, end);
}
