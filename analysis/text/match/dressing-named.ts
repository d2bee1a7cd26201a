/** "ensalada con una cucharada de aceite": a salad that is dressed where nobody says so has no other dressing beside one that is measured. */
import type { FoodTable } from "#food/food-row.ts";
import { isMeasured } from "../segment/atom.ts";
import { type FoodMention, nounsOf } from "../segment/food-mention.ts";
import { wordSet } from "../words/read-word-files.ts";
import { rowDescribed } from "./named-rows.ts";
import { putRowFirst } from "./put-row-first.ts";
import { remainingFoodWithout } from "./rows-without.ts";

const dressings = wordSet("dressing");

function isMeasuredDressing(mention: FoodMention): boolean {
  const nouns = nounsOf(mention);
  const isDressing = nouns.length > 0 && nouns.every((noun) => dressings.has(noun));
  return isDressing && mention.atoms.some(({ quantity }) => quantity !== undefined && isMeasured(quantity));
}

/** Up to the next sentence. */
function dressingBehind(mentions: readonly FoodMention[], at: number): FoodMention | undefined {
  const behind = mentions.slice(at + 1);
  const end = behind.findIndex(({ atoms: [first] }) => first?.connective === "apart");
  return (end < 0 ? behind : behind.slice(0, end)).find(isMeasuredDressing);
}

export function withDressingNamed(
  mentions: readonly FoodMention[],
  table: FoodTable,
): readonly FoodMention[] {
  return mentions.map((mention, at) => {
    const [first] = mention.found;
    const dressing = dressingBehind(mentions, at);
    if (first === undefined || dressing === undefined) return mention;
    const undressed = remainingFoodWithout(first.row, nounsOf(dressing));
    const row = undressed === undefined ? undefined : rowDescribed(table, undressed.row);
    return row === undefined ? mention : putRowFirst(mention, row);
  });
}
