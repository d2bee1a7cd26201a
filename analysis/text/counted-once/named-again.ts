/** Sees where the next food is the same one more closely named: "chippy tea, cod and chips", "roast chicken with mash, a leg". */
import { isInGroup } from "#food/portions/meal-groups.ts";
import type { FoodMention } from "../segment/food-mention.ts";
import { type AmountOf, firstAtomOf } from "../segment/mentions.ts";
import { startsWithAmount } from "./listed-behind.ts";
import { mealGramsMin } from "./meal-and-what-follows.ts";

interface MentionsRead {
  readonly text: string;
  readonly amountOf: AmountOf;
}

function isSameRow({ found: [one] }: FoodMention, { found: [other] }: FoodMention): boolean {
  return one?.row === other?.row;
}

function endOf({ atoms }: FoodMention): number {
  return Math.max(...atoms.flatMap((atom) => atom.words.map(({ end }) => end)));
}

/** "galette des rois frangipane": the same food by two names side by side. */
function isSecondName(mention: FoodMention, before: FoodMention): boolean {
  const [first] = mention.atoms;
  const start = first?.words[0]?.start ?? 0;
  return first?.quantity === undefined && start <= endOf(before) + 1 && isSameRow(before, mention);
}

function typedNameOf({ atoms }: FoodMention, text: string): string {
  return atoms.flatMap(({ words }) => words.map(({ start, end }) => text.slice(start, end))).join(" ");
}

/** "chippy tea, cod and chips": the meal, and then the same dish by its name. */
function isNamedNext(mention: FoodMention, next: FoodMention, { text, amountOf }: MentionsRead): boolean {
  if (firstAtomOf(next)?.connective !== "list" || startsWithAmount(mention)) return false;
  if (!isSameRow(mention, next) || typedNameOf(mention, text) === typedNameOf(next, text)) return false;
  // "korean bbq leftovers, like 5 oz bulgogi": the second name tells how much.
  return startsWithAmount(next) || amountOf(mention).grams >= mealGramsMin;
}

/** Rows of an animal that do not say which part of it. */
const anyPart = /^(\w+), NS as to part\b/;

/** "poulet rôti, une cuisse", "roast chicken with mash, a leg": which part of it was eaten. */
function isDescribedByPart({ found: [best], atoms }: FoodMention, after: readonly FoodMention[]): boolean {
  const [, animal] = anyPart.exec(best?.row.source.description ?? "") ?? [];
  if (animal === undefined || atoms.some(({ quantity }) => quantity?.measure !== undefined)) return false;
  return after.some((mention) => {
    const row = mention.found[0]?.row;
    const isPiece = row !== undefined && isInGroup(row, "leg-or-wing");
    return isPiece && startsWithAmount(mention) && row.source.description.startsWith(`${animal} `);
  });
}

/** The mentions that another beside them makes superfluous, as it names the same. */
export function namedAgain(mentions: readonly FoodMention[], read: MentionsRead): readonly FoodMention[] {
  return mentions.filter((mention, at) => {
    const [before, next] = [mentions[at - 1], mentions[at + 1]];
    return (
      (before !== undefined && isSecondName(mention, before)) ||
      (next !== undefined && isNamedNext(mention, next, read)) ||
      isDescribedByPart(mention, mentions.slice(at + 1))
    );
  });
}
