/** Says what holds other foods, a sandwich or a bowl, and which part is a food of its own, whatever rows name it with the parts before. */
import { listing } from "../../languages/language-grammar.ts";
import { wordSet } from "../../words/read-word-files.ts";
import type { Atom } from "../atom.ts";
import type { FoodMention } from "../food-mention.ts";
import { breads, isWeighed, stemmedEnglishWords } from "../kinds-of-food.ts";

const filledThings = wordSet("filled");

/** "a sandwich with egg on an English muffin", "ham between two slices of bread": its own bread, article or number. */
export function isBreadOfSandwich(atom: Atom, group: readonly Atom[]): boolean {
  const isBetween = atom.connective === "on" || atom.connective === "made";
  const isSandwich = group.some((each) => stemmedEnglishWords(each).includes("sandwich"));
  return isBetween && isSandwich && !isWeighed(atom) && breads.has(stemmedEnglishWords(atom).at(-1) ?? "");
}

/** A sandwich, a wrap, a pizza. */
export function isFilled(atom: Atom | undefined): boolean {
  return filledThings.has(stemmedEnglishWords(atom).at(-1) ?? "");
}

/** "a ham sandwich on rye": some word of it is a sandwich, a wrap, a pizza. */
export function mayBeFilled(atom: Atom | undefined): boolean {
  return stemmedEnglishWords(atom).some((word) => filledThings.has(word) || breads.has(word));
}

const holding: ReadonlySet<string> = new Set([...filledThings, ...wordSet("filled-by-next")]);

/** A sandwich, taco, burger or soup may contain the foods listed after it without an amount. A burrito bowl is described by its parts instead. */
export function mayHoldParts(atom: Atom | undefined): boolean {
  const words = stemmedEnglishWords(atom);
  return !words.includes("bowl") && words.some((word) => holding.has(word));
}

const bowls: ReadonlySet<string> = wordSet("bowl-of-parts");

/** A salad or bowl, whose parts are smaller than the same foods on a plate. */
export function isBowl({ atoms: [first] }: FoodMention): boolean {
  const words = stemmedEnglishWords(first);
  return words.some((word) => bowls.has(word)) && !words.includes("fruit");
}

/** "chicken 150 g" as in a list, not "150 g of chicken" or "a chili weighing 200 g". */
export function hasAmountBehind(atom: Atom | undefined): boolean {
  return atom?.quantity?.isSaid === true && atom.lead === undefined && atom.words.length > 0;
}

/** "2 eggs, bacon 50 g", "3 egg omelette with cheddar 30 g" */
function isBesideCounted(atom: Atom, [first]: readonly Atom[]): boolean {
  const isBeside = listing.has(atom.connective) || (atom.connective === "with" && isWeighed(atom));
  return isBeside && first?.lead === "amount" && first.quantity?.isSaid === true;
}

const uncooked: ReadonlySet<string> = new Set(["raw", "uncooked", "dry"]);

/** "100 g de pâtes crues avec du pesto": what was weighed raw was weighed alone. */
function isWeighedRaw(atom: Atom | undefined): boolean {
  return isWeighed(atom) && stemmedEnglishWords(atom).some((word) => uncooked.has(word));
}

/** "rice and a cookie", "a bowl of cereal, a granola bar": what has an article of its own behind "and" or a comma. */
function beginsAnew({ connective, lead, isDefinite }: Atom): boolean {
  return listing.has(connective) && lead === "article" && !isDefinite;
}

/** A counted part is another food, but for what a dish is made of: "a sandwich between two slices of bread". */
export function isOtherFood(atom: Atom, group: readonly Atom[]): boolean {
  const [first] = group;
  if (atom.isExtra === true && atom !== first) return true;
  if (isWeighedRaw(first) || beginsAnew(atom)) return true;
  // "330 g de néctar con un plátano de 240 g": each has its own weight.
  if (isWeighed(atom) && isWeighed(first)) return true;
  // "rice: 1 cup, salmon: 5 oz": so does each that has its own amount behind it.
  if (hasAmountBehind(atom) && (hasAmountBehind(first) || isBesideCounted(atom, group))) return true;
  return atom.lead === "amount" && !isBreadOfSandwich(atom, group);
}
