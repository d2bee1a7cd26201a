/** Counts the foods of a meal one by one where the sentence lists them: "roast dinner with 3 roasties, carrots and gravy". */
import { portionClassOf } from "#food/portions/class-of-row.ts";
import { isInGroup } from "#food/portions/meal-groups.ts";
import { englishWords } from "../match/row-words.ts";
import type { FoodMention } from "../segment/food-mention.ts";
import { liesOnPlate } from "../segment/joining/meal-in-a-row.ts";
import {
  type AmountOf,
  firstAtomOf,
  makeUp,
  nounsOf,
  opensOrContinues,
  statesAmount,
  untilNot,
} from "../segment/mentions.ts";
import { wordSet } from "../words/read-word-files.ts";

/** By dish: what was named beside it and is in it. */
export type HeldBy = ReadonlyMap<FoodMention, readonly FoodMention[]>;

/** Dishes of several things side by side, served in any size: who lists them says what there was. */
const platters: ReadonlySet<string> = wordSet("platter");

export function isPlatter({ found: [best] }: FoodMention): boolean {
  return best !== undefined && englishWords(best.row.source.description).some((word) => platters.has(word));
}

/** A roast dinner, a full English: several foods side by side. */
export function isPlate(mention: FoodMention): boolean {
  return isPlatter(mention) || mention.atoms.some(({ words }) => words.some(({ isWhole }) => isWhole));
}

/** Fewer may only be some of what lies on a plate. */
const listedPartsMin = 3;

interface PlateRead {
  readonly after: readonly FoodMention[];
  readonly held: readonly FoodMention[];
  /** What the meal is named after. */
  readonly mains: readonly FoodMention[];
  readonly amountOf: AmountOf;
}

function isMain({ found: [best] }: FoodMention): boolean {
  if (best === undefined || portionClassOf(best.row) === "stuffing") return false;
  return isInGroup(best.row, "plate-part") && !isInGroup(best.row, "beside-main");
}

/** Some parts have an amount, others only a name: together they are the whole meal, provided that its meat is among them. */
export function areAllPartsListed(plate: FoodMention, { after, held, mains, amountOf }: PlateRead): boolean {
  const beside = untilNot(after, opensOrContinues).filter(
    ({ found: [best] }) => best && liesOnPlate(best.row),
  );
  const parts = [...beside, ...held];
  if (statesAmount(plate) || parts.length < listedPartsMin || !beside.some(statesAmount)) return false;
  const hasMain = mains.length > 0 || parts.some(isMain);
  return hasMain && makeUp(plate, [...mains, ...parts], amountOf);
}

function startOf(mention: FoodMention): number {
  return firstAtomOf(mention)?.words[0]?.start ?? 0;
}

/** The dishes are replaced by their parts. Puts back the parts that were left out as contents of a dish, in the order of the text, unless the same food is listed with an amount. */
export function withHeldParts(
  mentions: readonly FoodMention[],
  dishes: ReadonlySet<FoodMention>,
  heldBy: HeldBy,
): readonly FoodMention[] {
  const counted = new Set(mentions.filter(statesAmount).flatMap(nounsOf));
  const isCounted = (mention: FoodMention) => nounsOf(mention).some((noun) => counted.has(noun));
  const held = [...dishes].flatMap((dish) => (heldBy.get(dish) ?? []).filter((each) => !isCounted(each)));
  if (held.length === 0) return mentions;
  return [...mentions, ...held].sort((a, b) => startOf(a) - startOf(b));
}
