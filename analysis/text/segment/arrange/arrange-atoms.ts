/** Puts the parts of a text in order: headings, bare amounts and mere descriptions go to the food that they belong to. */

import { listing } from "../../languages/language-grammar.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { type Atom, saysWithout } from "../atom.ts";
import { correctAmounts } from "../corrections/correct-amounts.ts";
import { correctFoods } from "../corrections/correct-foods.ts";
import { attachBareAmounts } from "./attach-bare-amounts.ts";
import { breadOfHeading, withBreadsOfMeasuredFillings } from "./breads-of-measured-fillings.ts";
import { countEggs } from "./count-eggs.ts";
import { withGramsOfProduct } from "./grams-of-product.ts";
import { mergeAmounts } from "./merge-amounts.ts";
import { readNegation } from "./read-negation.ts";

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
