/** Says which part is a food of its own, whatever rows name it with the parts before. */
import { listing } from "../../languages/language-grammar.ts";
import type { Atom } from "../atom.ts";
import { isWeighed, stemmedEnglishWords } from "../kinds-of-food.ts";
import { isBreadOfSandwich } from "./filled-things.ts";

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
