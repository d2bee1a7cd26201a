/** Puts the parts of a text in order: headings, bare amounts and mere descriptions go to the food that they belong to. */

import { listing } from "../../languages/language-grammar.ts";
import type { Quantity } from "../../quantities/quantity.ts";
import { stemEnglish } from "../../words/english-stem.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { type Atom, type FoodWord, saysWithout } from "../atom.ts";
import { correctAmounts, correctFoods } from "../corrections/corrections.ts";
import { nounOfAtom } from "../kinds-of-food.ts";
import { attachBareAmounts, mergeAmounts } from "./attach-bare-amounts.ts";
import { breadOfHeading, withBreadsOfMeasuredFillings } from "./breads-of-measured-fillings.ts";
import { withGramsOfProduct } from "./grams-of-product.ts";
import { readNegation } from "./read-negation.ts";

/** Spanish calls the bread and the omelette alike; eggs tell which. */
const omelets: ReadonlySet<string> = wordSet("omelette");

function isOmelet(word: FoodWord): boolean {
  return word.english.some((text) => omelets.has(stemEnglish(text)));
}

function isCountedEggs(atom: Atom | undefined): boolean {
  const areCounted = atom?.lead === "amount" && atom.quantity?.measure === undefined;
  const joins = atom?.connective === "list" || atom?.connective === "with" || atom?.connective === "made";
  const named = atom?.words.filter(({ kind }) => kind !== "modifier") ?? [];
  return areCounted && joins && named.length === 1 && (nounOfAtom(atom) === "egg" || named.some(isOmelet));
}

/** "1/4 de tortilla de 6 huevos" is one and a half. */
function eggsEaten({ quantity: share }: Atom, { quantity: eggs }: Atom): Quantity | undefined {
  return eggs && { ...eggs, count: eggs.count * (share?.isSaid === true ? share.count : 1) };
}

/** "2 omelettes"; a share of one is not. */
function isCounted({ quantity }: Atom): boolean {
  return quantity?.isSaid === true && quantity.count >= 1;
}

/** One omelette of so many eggs, where it was not counted itself. */
function countEggs(atoms: readonly Atom[]): readonly Atom[] {
  return atoms.flatMap((atom, at) => {
    const isOf = (dish: Atom | undefined, eggs: Atom | undefined) =>
      dish?.words.some(isOmelet) === true && !isCounted(dish) && isCountedEggs(eggs);
    if (isOf(atoms[at - 1], atom)) return [];
    const eggs = atoms[at + 1];
    if (!isOf(atom, eggs) || eggs === undefined) return [atom];
    // "tortilla francesa de dos huevos con espinacas": the second says which.
    const isSaidByEggs = eggs.words.some(isOmelet);
    const words = (isSaidByEggs ? eggs : atom).words.map((word) =>
      isOmelet(word) && !isSaidByEggs ? { ...word, english: ["egg", "omelet"] } : word,
    );
    return [{ ...atom, words, quantity: eggsEaten(atom, eggs), lead: "amount" as const }];
  });
}

const smallPlates = wordSet("small-plate");

/** "3 pintxos: gilda, tortilla y croqueta" */
function headsSmallPlates({ words }: Atom): boolean {
  return words.some(({ english }) => english.some((word) => smallPlates.has(word)));
}

/** All up to the next heading. */
function listedUnder(atoms: readonly Atom[], heading: number): readonly Atom[] {
  const end = atoms.findIndex(
    ({ isHeading, connective }, at) => at > heading + 1 && (isHeading || connective === "apart"),
  );
  return atoms.slice(heading + 1, end < 0 ? atoms.length : end);
}

/** "raclette: 200 g of cheese" names what follows, "sandwich: 50 g of cheese" its bread as well; "rice: 200 g" is the food itself. */
function withoutHeadings(atoms: readonly Atom[]): readonly Atom[] {
  return atoms.flatMap((atom, at) => {
    const next = atoms[at + 1];
    const isNamedBehind = next !== undefined && next.words.length > 0;
    if (!atom.isHeading || !isNamedBehind) return [atom];
    if (next.lead !== "amount") return headsSmallPlates(atom) ? [] : [atom];
    return breadOfHeading(atom, listedUnder(atoms, at)) ?? [];
  });
}

/** "avoiding carrots and broccoli": the second is left out too. */
function removeLeftOutAtoms(atoms: readonly Atom[]): readonly Atom[] {
  const kept: Atom[] = [];
  let isLeftOut = false;
  for (const atom of atoms) {
    const isContinued = listing.has(atom.connective) && atom.lead === undefined;
    isLeftOut = beginsNegation(atom) || (isLeftOut && isContinued);
    if (!isLeftOut || beginsNegation(atom)) kept.push(atom);
  }
  return kept;
}

function beginsNegation({ words: [first] }: Atom): boolean {
  return saysWithout(first);
}

/** "a cup of reduced sugar, ready-to-drink chocolate milk": what only describes belongs to what follows in the list. */
function attachDescriptions(atoms: readonly Atom[], namesFood: (atom: Atom) => boolean): readonly Atom[] {
  const attached: Atom[] = [];
  for (const atom of atoms) {
    const before = attached.at(-1);
    const isContinued = listing.has(atom.connective) && atom.lead === undefined;
    if (before !== undefined && isContinued && before.words.length > 0 && !namesFood(before)) {
      attached[attached.length - 1] = {
        ...before,
        ...mergeAmounts(before, atom),
        words: [...before.words, ...atom.words],
      };
    } else attached.push(atom);
  }
  return attached;
}

/** "pizza from dominos, 3 slices", "dominos, 2 slices of pepperoni": the chain's name adds nothing to the food. */
function withoutChains(atoms: readonly Atom[], namesFood: (atom: Atom) => boolean): readonly Atom[] {
  return atoms.flatMap((atom, at) => {
    const [only, ...others] = atom.words;
    const isFrom = at > 0 && atom.connective === "made";
    const isName = only?.isChain === true || only?.kind === "maker";
    if (!isName || others.length > 0) return [atom];
    const next = atoms[at + 1];
    if (isFrom) return [{ ...atom, words: [] }];
    const isAmountNext = next?.lead === "amount" && next.words.length > 0 && atom.quantity === undefined;
    // "popeyes 2 pc dark": what the maker is known for was counted.
    const isKnownFor = isAmountNext && (only.isChain === true || namesFood(next));
    // "mcdonalds at 11: a mcmuffin, 2 hash browns"
    const isHeading = atom.isHeading && next !== undefined && namesFood(next);
    return isKnownFor || isHeading ? [] : [atom];
  });
}

/** Parts that each may name a food. */
export function arrangeAtoms(atoms: readonly Atom[], namesFood: (atom: Atom) => boolean): readonly Atom[] {
  const corrected = correctFoods(correctAmounts(countEggs(withoutHeadings(atoms))));
  const measured = attachBareAmounts(withoutChains(readNegation(removeLeftOutAtoms(corrected)), namesFood));
  const filled = withBreadsOfMeasuredFillings(measured);
  return attachDescriptions(filled, namesFood).map(withGramsOfProduct);
}
