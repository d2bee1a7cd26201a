/** Counts the bread of a sandwich whose filling was measured: "sandwich con 2 lonchas de jamón", "a burrito with 100 g of beef". */

import { household } from "../../quantities/measures.ts";
import type { Quantity } from "../../quantities/quantity.ts";
import { wordPairs, wordSet } from "../../words/read-word-files.ts";
import type { Atom, FoodWord } from "../atom.ts";
import { breads, doughs, isWeighed, stemmedEnglishWords } from "../kinds-of-food.ts";

/** A dish, and the words of its bread. */
const breadsOf = wordPairs("bread-of");
const fillings: ReadonlySet<string> = wordSet("filling");

const slicesOfSandwich = 2;
/** "tacos con 100 g de carne": as many as are eaten. */
const severalTortillas = 3;

function breadQuantity({ english, isPlural }: FoodWord, bread: string): Quantity {
  const one = { qualifiers: [], isSaid: true };
  if (bread === "bread") return { ...one, count: slicesOfSandwich, measure: household.slice };
  return { ...one, count: isPlural === true && english.includes("taco") ? severalTortillas : 1 };
}

/** "a burger with 2 slices of cheese" has its meat, which is not weighed. */
const onMeat: ReadonlySet<string> = new Set(["hamburger", "burger"]);
const longBreads: ReadonlySet<string> = new Set(["baguette", "ciabatta"]);

function isDough(name: string): boolean {
  return doughs.has(name) || longBreads.has(name);
}

/** "sandwich con 2 lonchas de jamón", "bocata de 2 salchichas", but not "pizza con 2 cervezas". */
function isMeasuredFilling(atom: Atom | undefined): boolean {
  const names = stemmedEnglishWords(atom);
  if (atom?.lead !== "amount" || atom.quantity?.isSaid !== true || names.length === 0) return false;
  const isFilling = atom.connective === "made" || names.some((name) => fillings.has(name));
  return isFilling && (atom.connective === "made" || atom.connective === "with") && !names.some(isDough);
}

/** In the place of the dish; undefined where it has no bread, or holds what is not told. */
function breadInstead(dish: Atom, areFillingsNamed: boolean): Atom | undefined {
  const names = stemmedEnglishWords(dish);
  const [word] = dish.words;
  const bread = breadsOf.get(names.at(-1) ?? "");
  const isNamed = (name: string) => breadsOf.has(name) || (areFillingsNamed && fillings.has(name));
  if (word === undefined || bread === undefined || !names.every(isNamed)) return undefined;
  const place = { start: word.start, end: dish.words.at(-1)?.end ?? word.end };
  const words = [{ english: bread.split(" "), kind: "food", ...place, isReread: true } as const];
  return { ...dish, isHeading: false, words, quantity: breadQuantity(word, bread), lead: "amount" };
}

/** "ham sandwich: 2 slices of ham, 1 slice of cheese", "bagel: 30 g cream cheese": the heading as the bread of what is listed; undefined where it has none. */
export function breadOfHeading(heading: Atom, listed: readonly Atom[]): Atom | undefined {
  const names = stemmedEnglishWords(heading);
  const isFilled = stemmedEnglishWords(listed[0]).some((name) => fillings.has(name));
  if (!isFilled || listed.some((each) => stemmedEnglishWords(each).some((name) => doughs.has(name))))
    return undefined;
  if (names.some(isDough)) return { ...heading, isHeading: false };
  return onMeat.has(names.at(-1) ?? "") ? undefined : breadInstead(heading, true);
}

/** "with 28 g of turkey and 28 g of white bread", "with 85 g of ham on rye": where the bread itself is named. */
function isNamedBread({ connective, lead, ...atom }: Atom): boolean {
  const isOnIt = connective === "on" || connective === "made" || lead === "amount";
  const last = stemmedEnglishWords({ connective, lead, ...atom }).at(-1) ?? "";
  return isOnIt && connective !== "list" && breads.has(last);
}

/** Each dish as its bread, as much of it as goes without saying; not where the bread is named. */
export function withBreadsOfMeasuredFillings(atoms: readonly Atom[]): readonly Atom[] {
  const named = new Map<Atom, Atom>();
  return atoms.flatMap((dish, at) => {
    const [next, ...others] = atoms.slice(at + 1);
    const isOpen = dish.words.length === 1 && dish.quantity?.isSaid !== true && isMeasuredFilling(next);
    const isOnMeat = stemmedEnglishWords(dish).some((name) => onMeat.has(name)) && !isWeighed(next);
    const bread = isOpen && !isOnMeat ? breadInstead(dish, false) : undefined;
    if (bread === undefined) return [named.get(dish) ?? dish];
    const end = others.findIndex(({ connective }) => connective === "apart");
    const own = others.slice(0, end < 0 ? others.length : end).find(isNamedBread);
    if (own === undefined) return [bread];
    if (own.quantity?.isSaid !== true) named.set(own, { ...own, quantity: bread.quantity });
    return [];
  });
}
