import type { FoodMention } from "./join-atoms.ts";

/** Of the heading's own energy; what is listed under it and has less is only some of what is in it. */
const listedShareMin = 0.5;

function continuesList({ atoms: [first] }: FoodMention): boolean {
  return first?.connective === "apart" || first?.connective === "list" || first?.connective === "and";
}

/** How many foods after the heading belong to it: all up to the next heading. */
function countFoodsUnderHeading(mentions: readonly FoodMention[], at: number): number {
  const after = mentions.slice(at + 1);
  const end = after.findIndex((mention) => mention.atoms[0]?.isHeading === true || !continuesList(mention));
  return end < 0 ? after.length : end;
}

/** "sunday roast: beef, potatoes, peas": the list is the meal. "pizza: ham, mushrooms": it is in the dish. */
export function withoutHeadingsOfLists(
  mentions: readonly FoodMention[],
  energyOf: (mention: FoodMention) => number,
): readonly FoodMention[] {
  const left = new Set<FoodMention>();
  for (const [at, heading] of mentions.entries()) {
    const [first] = heading.atoms;
    const listed = mentions.slice(at + 1, at + 1 + countFoodsUnderHeading(mentions, at));
    const isCounted = first?.quantity !== undefined && first.quantity.isImplied !== true;
    if (first?.isHeading !== true || isCounted || listed.length === 0) continue;
    const energy = listed.reduce((sum, mention) => sum + energyOf(mention), 0);
    if (energy >= energyOf(heading) * listedShareMin) left.add(heading);
    else
      for (const mention of listed) if (mention.atoms.every(({ quantity }) => !quantity)) left.add(mention);
  }
  return left.size === 0 ? mentions : mentions.filter((mention) => !left.has(mention));
}
