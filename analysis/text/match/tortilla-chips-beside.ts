/** "tacos, chips and guac": beside Mexican food and what they are dipped in, chips are of tortillas. */
import type { FoodRow } from "#food/food-row.ts";
import type { FoodMention } from "../segment/food-mention.ts";
import { putRowFirst } from "./put-row-first.ts";

const potatoChips = "Potato chips, NFS";
export const tortillaChips = "Tortilla chips, plain";

/** By the names of rows. */
const mexican =
  /\b(salsa|guacamole|queso|cheese dip|layer dip|tacos?|fajitas?|enchiladas?|quesadillas?|burritos?|refried|pico)\b/i;

function describes({ found: [best] }: FoodMention, pattern: RegExp): boolean {
  return best !== undefined && pattern.test(best.row.source.description.split(":")[0] ?? "");
}

/** Nothing but "chips": "kettle chips" and "sour cream chips" are of potatoes. */
function areChipsAlone({ atoms, found: [best] }: FoodMention): boolean {
  const words = atoms.flatMap((atom) => atom.words);
  return words.length === 1 && words[0]?.row === undefined && best?.row.source.description === potatoChips;
}

export function withTortillaChips(
  mentions: readonly FoodMention[],
  rowOfChips: FoodRow | undefined,
): readonly FoodMention[] {
  if (rowOfChips === undefined || !mentions.some((mention) => describes(mention, mexican))) return mentions;
  return mentions.map((mention) => (areChipsAlone(mention) ? putRowFirst(mention, rowOfChips) : mention));
}
