/** Puts the parts of a text in order: headings, corrections, refusals, bare amounts and counted eggs go to the food that they belong to. */
import { listing } from "../../languages/language-grammar.ts";
import { household } from "../../quantities/measures.ts";
import { stemEnglish } from "../../words/english-stem.ts";
import { wordPairs, wordSet } from "../../words/read-word-files.ts";
import type { Atom, FoodWord, HoldsPart } from "../atom.ts";
import { corrected } from "../corrections/corrections.ts";
import { withGramsOfProduct } from "../finish/grams-by-name.ts";
import { doughs, nounOfAtom, stemmedEnglishWords } from "../kinds-of-food.ts";
import { attachBareAmounts, mergeAmounts, namesNoFood } from "./bare-amounts.ts";
import { readNegation } from "./read-negation.ts";

/** Spanish calls the bread and the omelette alike; eggs tell which. */
const omelets: ReadonlySet<string> = wordSet("omelette");

function isOmelet(word: FoodWord): boolean {
  return word.english.some((text) => omelets.has(stemEnglish(text)));
}

function isCountedEggs(atom: Atom): boolean {
  const { lead, quantity, words } = atom;
  const [only, ...others] = words.filter(({ kind }) => kind !== "modifier");
  const areCounted = lead === "amount" && quantity?.measure === undefined && others.length === 0;
  return areCounted && only !== undefined && (nounOfAtom(atom) === "egg" || isOmelet(only));
}

/** "omelette 3 oeufs", "tortilla de 2 huevos": one omelette of so many eggs, where it was not counted itself. */
function countEggs(atoms: readonly Atom[]): readonly Atom[] {
  const isOf = (dish: Atom | undefined, eggs: Atom | undefined) =>
    dish?.words.some(isOmelet) === true && dish.quantity?.isSaid !== true && eggs && isCountedEggs(eggs);
  return atoms.flatMap((atom, at) => {
    if (isOf(atoms[at - 1], atom)) return [];
    const eggs = atoms[at + 1];
    if (eggs === undefined || !isOf(atom, eggs)) return [atom];
    const asOmelet = (word: FoodWord) => (isOmelet(word) ? { ...word, english: ["egg", "omelet"] } : word);
    return [{ ...atom, words: atom.words.map(asOmelet), quantity: eggs.quantity, lead: "amount" as const }];
  });
}

/** All up to the next heading. */
function listedUnder(atoms: readonly Atom[], heading: number): readonly Atom[] {
  const end = atoms.findIndex(
    ({ isHeading, connective }, at) => at > heading + 1 && (isHeading || connective === "apart"),
  );
  return atoms.slice(heading + 1, end < 0 ? atoms.length : end);
}

/** A dish, and the words of its bread. */
const breadsOf = wordPairs("bread-of");
const fillings: ReadonlySet<string> = wordSet("filling");
const loaves: ReadonlySet<string> = new Set([...doughs, "baguette", "ciabatta"]);
const slicesOfSandwich = 2;

/** "ham sandwich: 2 slices of ham": of the dish, the bread, if none is listed; undefined where what is listed is no filling. */
function breadOfDish(dish: Atom, listed: readonly Atom[]): readonly Atom[] | undefined {
  const names = stemmedEnglishWords(dish);
  if (!stemmedEnglishWords(listed[0]).some((name) => fillings.has(name))) return undefined;
  if (listed.some((each) => stemmedEnglishWords(each).some((name) => doughs.has(name)))) return [];
  const english = breadsOf.get(names.at(-1) ?? "")?.split(" ");
  const [word] = dish.words;
  if (names.some((name) => loaves.has(name))) return [{ ...dish, isHeading: false }];
  if (english === undefined || word === undefined) return undefined;
  if (!names.every((name) => breadsOf.has(name) || fillings.has(name))) return undefined;
  const isBread = english.join() === "bread";
  const one = { count: isBread ? slicesOfSandwich : 1, qualifiers: [], isSaid: true };
  const quantity = isBread ? { ...one, measure: household.slice } : one;
  const { start } = word;
  const end = dish.words.at(-1)?.end ?? word.end;
  const words = [{ english, kind: "food", isReread: true, start, end } as const];
  return [{ ...dish, isHeading: false, words, quantity, lead: "amount" }];
}

/** "sandwich con 60 g de jamón", "turkey sandwich with 2 slices of ham", but not "pizza con 2 cervezas", "taco with 2 tbsp guacamole". */
function measuresFilling(dish: Atom, { connective, quantity }: Atom): boolean {
  const isIn = connective === "with" || connective === "made";
  if (!isIn || quantity?.isSaid !== true || dish.quantity?.isSaid === true) return false;
  const { measure } = quantity;
  return measure === undefined || measure === household.slice || measure.kind === "mass";
}

/** "raclette: 200 g of cheese" names what follows, "sandwich: 50 g of cheese" its bread as well; "rice: 200 g" is the food itself. */
function withoutHeadings(atoms: readonly Atom[]): readonly Atom[] {
  return atoms.flatMap((atom, at) => {
    const next = atoms[at + 1];
    if (next?.lead !== "amount" || namesNoFood(next)) return [atom];
    if (atom.isHeading) return breadOfDish(atom, listedUnder(atoms, at)) ?? [];
    return (measuresFilling(atom, next) ? breadOfDish(atom, listedUnder(atoms, at)) : undefined) ?? [atom];
  });
}

type NamesFood = (atom: Atom) => boolean;

/** "a cup of reduced sugar, ready-to-drink chocolate milk": what only describes belongs to what follows in the list. */
function attachDescriptions(atoms: readonly Atom[], namesFood: NamesFood): readonly Atom[] {
  const attached: Atom[] = [];
  for (const atom of atoms) {
    const before = attached.at(-1);
    const isContinued = listing.has(atom.connective) && atom.lead === undefined;
    if (before === undefined || !isContinued || namesFood(before)) attached.push(atom);
    else
      attached[attached.length - 1] = {
        ...before,
        ...mergeAmounts(before, atom),
        words: [...before.words, ...atom.words],
      };
  }
  return attached;
}

/** "pizza from dominos, 3 slices", "dominos, 2 slices of pepperoni": the chain's name adds nothing to the food. */
function withoutChains(atoms: readonly Atom[]): readonly Atom[] {
  return atoms.flatMap((atom, at) => {
    const [only, ...others] = atom.words;
    if (only?.isChain !== true || others.length > 0) return [atom];
    if (at > 0 && atom.connective === "made") return [{ ...atom, words: [] }];
    const next = atoms[at + 1];
    return next?.lead === "amount" && next.words.length > 0 && atom.quantity === undefined ? [] : [atom];
  });
}

interface KnowledgeOfFoods {
  readonly namesFood: NamesFood;
  readonly holds: HoldsPart;
}

/** Parts that each may name a food. */
export function arrangeAtoms(
  atoms: readonly Atom[],
  { namesFood, holds }: KnowledgeOfFoods,
): readonly Atom[] {
  const meant = corrected(countEggs(withoutHeadings(atoms)));
  const measured = attachBareAmounts(withoutChains(readNegation(meant, holds)), holds);
  return attachDescriptions(measured, namesFood).map(withGramsOfProduct);
}
