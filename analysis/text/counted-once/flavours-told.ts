/** analysis/text: from a sentence to foods. This file counts no flavour or filling beside what has it inside: "macaron à la pistache", "samoussas au thon". */
import type { FoodWord } from "../segment/atom.ts";
import type { FoodMention } from "../segment/food-mention.ts";
import { firstAtomOf, statesAmount } from "../segment/mentions.ts";
import { isFillingBehind } from "../segment/names/food-behind-food.ts";
import { stemEnglish } from "../words/english-stem.ts";
import { comesInFlavours, isFlavour } from "../words/flavours.ts";
import { wordSet } from "../words/read-word-files.ts";

/** Baked things, which have it in their dough; on a waffle or a crepe it is spread. */
const baked: ReadonlySet<string> = wordSet("flavoured-in-dough");
/** Rows of these have some filling, whichever was said. */
const closed: ReadonlySet<string> = wordSet("closed-around-filling");

function namingWords({ atoms }: FoodMention): readonly FoodWord[] {
  return atoms.flatMap(({ words }) => words).filter(({ kind }) => kind !== "modifier");
}

/** A single word behind "à la", which only French says of what a thing tastes of or holds. */
function toldOf(mention: FoodMention): FoodWord | undefined {
  const [only, ...others] = namingWords(mention);
  const isTold = firstAtomOf(mention)?.connective === "flavored" && !statesAmount(mention);
  return isTold && others.length === 0 ? only : undefined;
}

function hasInside(thing: FoodMention, { english }: FoodWord): boolean {
  const [food] = namingWords({ ...thing, atoms: thing.atoms.slice(-1) });
  const nouns = food?.english.map(stemEnglish) ?? [];
  if (isFillingBehind(english) && nouns.some((noun) => closed.has(noun))) return true;
  const isFlavoured = comesInFlavours(nouns) || nouns.some((noun) => baked.has(noun));
  return isFlavoured && isFlavour(english);
}

/** Rows that have the flavour or filling were found before, with the thing's own words. */
export function withoutFlavoursTold(mentions: readonly FoodMention[]): readonly FoodMention[] {
  return mentions.filter((mention, at) => {
    const before = mentions[at - 1];
    const told = toldOf(mention);
    return before === undefined || told === undefined || !hasInside(before, told);
  });
}
