/** analysis/text: from a sentence to foods. This file counts once what is mentioned twice: "a coffee … I added milk to my coffee". */
import { stemEnglish } from "../words/english-stem.ts";
import type { FoodMention } from "./food-mention.ts";
import { isDish } from "./kinds-of-food.ts";

function namesOf({ atoms }: FoodMention): readonly (readonly string[])[] {
  return atoms.map((atom) => atom.words.flatMap((word) => word.english.map(stemEnglish)));
}

/** "a cheese sandwich made with 102 g of Cheddar on white bread": what it is made of is found as the same dish. */
function isRestatedByNext({ atoms }: FoodMention, next: FoodMention | undefined): boolean {
  const [first] = atoms;
  const isOpen = first?.lead !== "amount" || atoms.length === 1;
  if (next?.atoms[0]?.connective !== "made" || !isOpen || !isDish(first)) return false;
  const dish = namesOf({ atoms, found: [] })[0]?.at(-1) ?? "";
  const isNamed = namesOf(next).some((words) => words.includes(dish));
  return !isNamed && next.found[0]?.row.source.description.toLowerCase().includes(dish) === true;
}

/** Told of as known ("my", "the", "this") and named before by the same word, or by it alone: "enjoying the two bars". */
export function withoutRepeats(mentions: readonly FoodMention[]): readonly FoodMention[] {
  const told = mentions.filter((mention, at) => !isRestatedByNext(mention, mentions[at + 1]));
  const named = new Set<string>();
  const namedMore = new Set<string>();
  return told.filter((mention, at) => {
    const [first] = mention.atoms;
    const names = namesOf(mention);
    const word = names[0]?.at(-1) ?? "";
    // Two products may be of one kind: "2 hobnobs, 1 chocolate digestive".
    const isProduct = first?.words.some(({ measures, row }) => (measures ?? row) !== undefined) === true;
    // "1 light beer, 1 regular beer"
    const hasSize = (first?.sizes.length ?? 0) > 0 || first?.quantity?.size !== undefined;
    // "1 plain bagel, 1 bagel with cream cheese"
    const hasContents = told[at + 1]?.atoms[0]?.connective === "with";
    const isAlone = !isProduct && !hasSize && !hasContents && names.length === 1 && names[0]?.length === 1;
    const isKnown = first?.isDefinite === true && (first.lead !== "amount" || isAlone);
    const isRepeat =
      (isKnown && named.has(word)) || (isAlone && first?.quantity?.count === 1 && namedMore.has(word));
    for (const words of names) {
      const last = words.at(-1);
      if (last === undefined) continue;
      named.add(last);
      if (words.length > 1) namedMore.add(last);
    }
    return !isRepeat;
  });
}
