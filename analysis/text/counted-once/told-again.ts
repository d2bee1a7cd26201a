/** Counts a food once that the text comes back to: "a coffee … I added milk to my coffee". */
import { type FoodMention, firstAtomOf } from "../segment/food-mention.ts";
import { stemEnglish } from "../words/english-stem.ts";

function namesOf({ atoms }: FoodMention): readonly (readonly string[])[] {
  return atoms.map((atom) => atom.words.flatMap((word) => word.english.map(stemEnglish)));
}

/** Told of as known ("my", "the", "this") and named before by the same word, or by it alone: "enjoying the two bars". */
export function withoutToldAgain(mentions: readonly FoodMention[]): readonly FoodMention[] {
  const named = new Set<string>();
  const namedMore = new Set<string>();
  return mentions.filter((mention, at) => {
    const first = firstAtomOf(mention);
    const names = namesOf(mention);
    const word = names[0]?.at(-1) ?? "";
    // Two products may be of one kind: "2 hobnobs, 1 chocolate digestive".
    const isProduct = first?.words.some(({ measures, row }) => (measures ?? row) !== undefined) === true;
    // "1 light beer, 1 regular beer"
    const hasSize = (first?.sizes.length ?? 0) > 0;
    // "1 plain bagel, 1 bagel with cream cheese"
    const hasContents = mentions[at + 1]?.atoms[0]?.connective === "with";
    const isAlone = !isProduct && !hasSize && !hasContents && names[0]?.length === 1;
    const isRepeat =
      (first?.isDefinite === true && named.has(word)) ||
      (isAlone && first?.quantity?.count === 1 && namedMore.has(word));
    for (const words of names) {
      const last = words.at(-1);
      if (last === undefined) continue;
      named.add(last);
      // "a quesadilla with meat. I had 1 quesadilla"
      if (words.length > 1) namedMore.add(last);
    }
    return !isRepeat;
  });
}
