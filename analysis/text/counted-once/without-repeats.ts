/** Counts once what is mentioned twice: "a coffee … I added milk to my coffee". */
import { opensContents } from "../languages/language-grammar.ts";
import { ownProduct } from "../quantities/measures.ts";
import type { FoodMention } from "../segment/food-mention.ts";
import { isDish } from "../segment/kinds-of-food.ts";
import { englishWordsOf } from "../segment/mentions.ts";
import { stemEnglish } from "../words/english-stem.ts";
import { wordSet } from "../words/read-word-files.ts";
import { withoutToldAgain } from "./told-again.ts";

const packs: ReadonlySet<string> = new Set([...wordSet("packet-of-product"), ownProduct]);

function namesOf({ atoms }: FoodMention): readonly (readonly string[])[] {
  return atoms.map((atom) => atom.words.flatMap((word) => word.english.map(stemEnglish)));
}

/** "a cheese sandwich made with 102 g of Cheddar on white bread": what it is made of is found as the same dish. */
function isRestatedByNext({ atoms }: FoodMention, next: FoodMention | undefined): boolean {
  const [first] = atoms;
  const isOpen = first?.lead !== "amount" || atoms.length === 1;
  if (next?.atoms[0]?.connective !== "made" || !isOpen || !isDish(first)) return false;
  const dish = namesOf({ atoms, found: [] })[0]?.at(-1) ?? "";
  // Of the lexicon's words the dish may go without saying: "cheese on wheat".
  const typed = next.atoms.flatMap(({ words }) => words.filter(({ kind }) => kind === "plain"));
  const isNamed = typed.some(({ english }) => english.map(stemEnglish).includes(dish));
  // "an enchilada covered in red-chile sauce" is found as a sauce, not as the dish.
  const [name = ""] = next.found[0]?.row.source.description.toLowerCase().split(",") ?? [];
  return !isNamed && stemEnglish(name.split(" ").at(-1) ?? "") === dish;
}

/** "a package of Twix featuring two bars": what is in the pack was counted with it. */
function isCountOfPack(mention: FoodMention, before: FoodMention | undefined): boolean {
  const [first, ...others] = mention.atoms;
  const measure = before?.atoms[0]?.quantity?.measure;
  if (before === undefined || first === undefined || others.length > 0) return false;
  if (measure?.kind !== "household" || !packs.has(measure.word)) return false;
  const [only, ...more] = namesOf(mention)[0] ?? [];
  const isCount = first.quantity?.isSaid === true && first.quantity.measure === undefined;
  const isNamed = only !== undefined && namesOf(before).flat().includes(only);
  return isCount && opensContents.has(first.connective) && more.length === 0 && isNamed;
}

/** "a peanut butter cup from Reese's": whose it is, and no other food. */
function isMakerOf(mention: FoodMention, before: FoodMention | undefined): boolean {
  const [first, ...others] = mention.atoms;
  const isBrand = first?.words.every(({ kind }) => kind === "brand") === true;
  return before !== undefined && others.length === 0 && first?.isFrom === true && isBrand;
}

const onlyTold: ReadonlySet<string> = wordSet("only-told");

/** "fruit juice that offers a boost of high vitamin C": no food by itself. */
function isOnlyTold(mention: FoodMention): boolean {
  return englishWordsOf(mention).every((word) => onlyTold.has(word));
}

/** Rows of fruit and vegetables alone have more. */
const produceShareMin = 80;

/** "a raw avocado. I savored the entire fruit": the kind of a food before it. */
function isKindOf(mention: FoodMention, before: readonly FoodMention[]): boolean {
  const [word, ...others] = englishWordsOf(mention);
  if (word === undefined || others.length > 0 || stemEnglish(word) !== "fruit") return false;
  return before.some(
    ({ found: [best] }) => (best?.row.per100Grams.fruitVegetableLegumePercent ?? 0) >= produceShareMin,
  );
}

/** Told of as known ("my", "the", "this") and named before by the same word, or by it alone: "enjoying the two bars". */
export function withoutRepeats(mentions: readonly FoodMention[], text: string): readonly FoodMention[] {
  const once = withoutToldAgain(mentions, text);
  const told = once.filter((mention, at) => !isRestatedByNext(mention, once[at + 1]));
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
      isOnlyTold(mention) ||
      (isKnown && (named.has(word) || isKindOf(mention, told.slice(0, at)))) ||
      (isAlone && first?.quantity?.count === 1 && namedMore.has(word)) ||
      isCountOfPack(mention, told[at - 1]) ||
      isMakerOf(mention, told[at - 1]);
    for (const words of names) {
      const last = words.at(-1);
      if (last === undefined) continue;
      named.add(last);
      // "a quesadilla with meat. I had 1 quesadilla"
      if (words.length > 1 || names.length > 1) namedMore.add(last);
    }
    return !isRepeat;
  });
}
