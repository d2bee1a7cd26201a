/** Counts the bread of a sandwich whose filling was measured: "sandwich con 2 lonchas de jamón", "a burrito with 100 g of beef". */

import { household } from "../../quantities/measures.ts";
import type { Quantity } from "../../quantities/quantity.ts";
import { stemEnglish } from "../../words/english-stem.ts";
import { wordPairs, wordSet } from "../../words/read-word-files.ts";
import type { Atom, FoodWord } from "../atom.ts";
import { breads, doughs, stemmedEnglishWords } from "../kinds-of-food.ts";

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

/** "sandwich con 2 lonchas de jamón", "bocata de 2 salchichas", but no "pizza con 2 cervezas". */
function isMeasuredFilling({ connective, lead, quantity, words }: Atom): boolean {
  if (lead !== "amount" || quantity?.isSaid !== true || words.length === 0) return false;
  const names = words.flatMap(({ english }) => english.map(stemEnglish));
  if (names.some((name) => doughs.has(name) || longBreads.has(name))) return false;
  if (connective === "made") return true;
  return connective === "with" && names.some((name) => fillings.has(name));
}

/** "a burger with 2 slices of cheese" has its meat, which is not weighed. */
const onMeat: ReadonlySet<string> = new Set(["hamburger", "burger"]);

/** In the place of what was typed. */
function breadWord({ words }: Atom, bread: string): FoodWord {
  const [start, end] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0];
  return { english: bread.split(" "), kind: "food", start, end, isReread: true };
}

function breadInstead(dish: Atom, next: Atom | undefined): Atom | undefined {
  const [word, ...others] = dish.words;
  if (word === undefined || others.length > 0 || next === undefined || dish.quantity?.isSaid === true)
    return undefined;
  const names = stemmedEnglishWords(dish);
  const bread = breadsOf.get(names.at(-1) ?? "");
  if (bread === undefined || !names.every((name) => breadsOf.has(name))) return undefined;
  const isOnMeat = names.some((name) => onMeat.has(name));
  if (!isMeasuredFilling(next) || (isOnMeat && next.quantity?.measure?.kind !== "mass")) return undefined;
  return { ...dish, words: [breadWord(dish, bread)], quantity: breadQuantity(word, bread), lead: "amount" };
}

const longBreads: ReadonlySet<string> = new Set(["baguette", "ciabatta"]);

/** "ham sandwich: 2 slices of ham, 1 slice of cheese", "bagel: 30 g cream cheese": the heading as the bread of what is listed; undefined where it has none. */
export function breadOfHeading(heading: Atom, listed: readonly Atom[]): Atom | undefined {
  const names = stemmedEnglishWords(heading);
  const [word] = heading.words;
  const last = names.at(-1) ?? "";
  const isFilled = stemmedEnglishWords(listed[0]).some((name) => fillings.has(name));
  const hasBread = listed.some((each) => stemmedEnglishWords(each).some((name) => doughs.has(name)));
  if (word === undefined || !isFilled || hasBread) return undefined;
  if (names.some((name) => doughs.has(name) || longBreads.has(name))) return { ...heading, isHeading: false };
  const bread = breadsOf.get(last);
  const isNamedByFilling = names.slice(0, -1).every((name) => fillings.has(name) || breadsOf.has(name));
  if (bread === undefined || !isNamedByFilling || onMeat.has(last)) return undefined;
  return {
    ...heading,
    isHeading: false,
    lead: "amount",
    quantity: breadQuantity(word, bread),
    words: [breadWord(heading, bread)],
  };
}

/** "with 28 g of turkey and 28 g of white bread", "with 85 g of ham on rye": where the bread itself is named. */
function breadBehind(atoms: readonly Atom[], at: number): number | undefined {
  for (let next = at + 1; next < atoms.length; next++) {
    const atom = atoms[next];
    if (atom === undefined || atom.connective === "apart") return undefined;
    const isOnIt = atom.connective === "on" || atom.connective === "made" || atom.lead === "amount";
    if (isOnIt && atom.connective !== "list" && breads.has(stemmedEnglishWords(atom).at(-1) ?? ""))
      return next;
  }
  return undefined;
}

/** The fillings and, last, the bread as it is named there, as much as of one that goes without saying. */
function withNamedBread(atoms: readonly Atom[], quantity: Atom["quantity"]): readonly Atom[] {
  return atoms.map((atom, at) =>
    at < atoms.length - 1 || atom.quantity?.isSaid === true ? atom : { ...atom, quantity },
  );
}

export function withBreadsOfMeasuredFillings(atoms: readonly Atom[]): readonly Atom[] {
  const read: Atom[] = [];
  for (let at = 0; at < atoms.length; at++) {
    const atom = atoms[at];
    if (atom === undefined) break;
    const bread = breadInstead(atom, atoms[at + 1]);
    const named = bread && breadBehind(atoms, at);
    if (named === undefined) read.push(bread ?? atom);
    else {
      read.push(...withNamedBread(atoms.slice(at + 1, named + 1), bread?.quantity));
      at = named;
    }
  }
  return read;
}
