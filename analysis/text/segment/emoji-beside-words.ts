/** analysis/text: from a sentence to foods. This file leaves out an emoji that pictures a food said in words: "una caña y unas aceitunas 🍺". */
import { portionClassOf } from "#food/portions/class-of-row.ts";
import type { FoodMention } from "./food-mention.ts";

function isTyped({ atoms }: FoodMention, text: string, typed: string): boolean {
  return atoms.every((atom) => atom.words.every(({ start, end }) => typed.includes(text.slice(start, end))));
}

function isSameKind(one: FoodMention, other: FoodMention): boolean {
  const [first, second] = [one.found[0]?.row, other.found[0]?.row];
  if (first === undefined || second === undefined) return false;
  const kind = portionClassOf(first);
  return first === second || (kind !== undefined && kind === portionClassOf(second));
}

/** `text`: the typed one with words for its emoji. */
export function withoutPicturedTwice(
  mentions: readonly FoodMention[],
  text: string,
  typed: string,
): readonly FoodMention[] {
  if (text === typed) return mentions;
  const isPicture = (mention: FoodMention) => !isTyped(mention, text, typed);
  return mentions.filter(
    (mention) =>
      !isPicture(mention) || !mentions.some((each) => !isPicture(each) && isSameKind(each, mention)),
  );
}
