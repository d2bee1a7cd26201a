/** analysis/text: from a sentence to foods. This file puts the parts of a text in order: bare amounts, headings and mere descriptions go to the food that they belong to. */
import type { Connective } from "../languages/language-grammar.ts";
import { household } from "../quantities/measures.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { withoutWords } from "../words/english-equivalents.ts";
import { stemEnglish } from "../words/english-stem.ts";
import { wordSet } from "../words/read-word-files.ts";
import { type Atom, mergeQuantities, withOwnServing } from "./atom.ts";
import { correctAmounts } from "./correct-amounts.ts";
import { correctFoods } from "./correct-foods.ts";
import { countEggs } from "./count-eggs.ts";
import { isDish } from "./kinds-of-food.ts";
import { withGramsOfProduct } from "./own-grams.ts";
import { readNegation } from "./read-negation.ts";

/** "raclette: 200 g of cheese" names what follows; "rice: 200 g" is the food itself. */
function withoutHeadings(atoms: readonly Atom[]): readonly Atom[] {
  return atoms.filter((atom, at) => {
    const next = atoms[at + 1];
    return !(atom.isHeading && next?.lead === "amount" && next.words.length > 0);
  });
}

const wholeMealMeasures: ReadonlySet<string> = wordSet("whole-meal");

const inDish: ReadonlySet<Connective> = new Set(["with", "flavored", "made", "on"]);

/** "bread with butter, no, 2 slices": the slices are of what was counted in slices. */
function indexOfSameMeasure(attached: readonly Atom[], atom: Atom): number {
  const measure = atom.quantity?.measure;
  const isHousehold = measure?.kind === "household";
  // "lentils: 1 bowl": of what the colon stands behind.
  if (attached.at(-1)?.isHeading === true) return attached.length - 1;
  // "pasta with tomato and cheese, a large plate": of all that was named.
  if (isHousehold && wholeMealMeasures.has(measure.word))
    return attached.findLastIndex((each) => each.connective === "apart");
  // "pasta with tomato, small portion": of the dish, not of what is in it.
  if (isHousehold && measure.word === household.serving.word)
    return attached.findLastIndex(({ connective }) => !inDish.has(connective));
  // "pizza de jamón y queso, media": half of the dish, not of what is in it.
  if (measure === undefined && (atom.quantity?.count ?? 1) < 1) {
    const dish = attached.findLastIndex(isDish);
    if (dish >= 0) return dish;
  }
  const same = attached.findLastIndex((each) => isHousehold && each.quantity?.measure === measure);
  // "pasta (dry): 75 g": of the food, not of what describes it.
  return same < 0 ? attached.findLastIndex(({ connective }) => connective !== "bracketed") : same;
}

/** "400 g of lasagne, ate half", "2 slices of pizza, half": a share of the amount before. */
function shareOf(amount: Quantity | undefined, share: Quantity | undefined): Quantity | undefined {
  const isShare = share?.isSaid === true && share.measure === undefined && share.count < 1;
  if (!isShare || amount?.vague !== undefined) return undefined;
  // "shared a salad with my brother, half of it": said twice.
  if (amount?.isShare === true) return amount;
  if ((amount?.count ?? 1) < 1) return undefined;
  if (amount === undefined) return { ...share, isShare };
  return { ...amount, count: amount.count * share.count, isSaid: true };
}

/** "digiorno pepperoni, 1/4 of the pizza": the same by its kind, with the share of it. */
function namesProductAgain(before: Atom | undefined, { words, quantity }: Atom): boolean {
  const product = before?.words.find(({ measures }) => measures !== undefined);
  if (product === undefined || words.length === 0 || (quantity?.count ?? 1) >= 1) return false;
  const kinds = new Set(product.english.map(stemEnglish));
  return words.every(({ english }) => english.every((word) => kinds.has(stemEnglish(word))));
}

/** An amount or size that stands alone belongs to the food before it, or else after it. */
function attachBareAmounts(atoms: readonly Atom[]): readonly Atom[] {
  const attached: Atom[] = [];
  let waiting: Atom | undefined;
  for (const read of atoms) {
    const atom = namesProductAgain(attached.at(-1), read) ? { ...read, words: [] } : read;
    if (atom.words.length > 0) {
      attached.push(waiting === undefined ? atom : withWaitingAmount(waiting, atom));
      waiting = undefined;
      continue;
    }
    // "0 postre": none of what has no name here.
    if (atom.quantity?.count === 0) continue;
    const target = indexOfSameMeasure(attached, atom);
    const before = attached[target];
    const share = shareOf(before?.quantity, atom.quantity);
    if (before !== undefined && share !== undefined) {
      attached[target] = { ...before, quantity: share, sizes: [...before.sizes, ...atom.sizes] };
      continue;
    }
    if (
      before === undefined ||
      (!isFewerOfCounted(before, atom) &&
        atom.quantity?.isSaid === true &&
        before.quantity?.isSaid === true &&
        before.quantity.measure?.kind !== "household")
    )
      waiting = atom;
    else attached[target] = { ...before, ...mergeAmounts(before, atom) };
  }
  return attached;
}

/** "20 nuggets shared, had 9" */
function isFewerOfCounted({ quantity: all }: Atom, { quantity }: Atom): boolean {
  const areCounted = quantity?.isSaid === true && all?.isSaid === true && quantity.measure === undefined;
  return areCounted && quantity.count > 1 && quantity.count < all.count;
}

function mergeAmounts(before: Atom, atom: Atom): Pick<Atom, "quantity" | "sizes"> {
  if (isFewerOfCounted(before, atom)) return { quantity: atom.quantity, sizes: before.sizes };
  const quantity =
    atom.quantity === undefined ? before.quantity : mergeQuantities(before.quantity, atom.quantity);
  return {
    quantity: withOwnServing(quantity, before.gramsOfOne),
    sizes: [...before.sizes, ...atom.sizes],
  };
}

function withWaitingAmount(waiting: Atom, atom: Atom): Atom {
  if (waiting.quantity === undefined || atom.quantity?.isSaid) return atom;
  return { ...atom, quantity: waiting.quantity, lead: "amount" };
}

/** "avoiding carrots and broccoli": the second is left out too. */
function removeLeftOutAtoms(atoms: readonly Atom[]): readonly Atom[] {
  const kept: Atom[] = [];
  let isLeftOut = false;
  for (const atom of atoms) {
    const isContinued = (atom.connective === "and" || atom.connective === "list") && atom.lead === undefined;
    isLeftOut = beginsNegation(atom) || (isLeftOut && isContinued);
    if (!isLeftOut || beginsNegation(atom)) kept.push(atom);
  }
  return kept;
}

function beginsNegation(atom: Atom): boolean {
  return withoutWords.has(atom.words[0]?.english[0] ?? "");
}

/** "a cup of reduced sugar, ready-to-drink chocolate milk": what only describes belongs to what follows in the list. */
function attachDescriptions(atoms: readonly Atom[], namesFood: (atom: Atom) => boolean): readonly Atom[] {
  const attached: Atom[] = [];
  for (const atom of atoms) {
    const before = attached.at(-1);
    const isContinued = (atom.connective === "list" || atom.connective === "and") && atom.lead === undefined;
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
function withoutChains(atoms: readonly Atom[]): readonly Atom[] {
  return atoms.flatMap((atom, at) => {
    const [only, ...others] = atom.words;
    if (only?.isChain !== true || others.length > 0) return [atom];
    const next = atoms[at + 1];
    const isFrom = at > 0 && atom.connective === "made";
    if (isFrom) return [{ ...atom, words: [] }];
    const isHeading = next?.lead === "amount" && next.words.length > 0 && atom.quantity === undefined;
    return isHeading ? [] : [atom];
  });
}

/** Parts that each may name a food. */
export function arrangeAtoms(atoms: readonly Atom[], namesFood: (atom: Atom) => boolean): readonly Atom[] {
  const corrected = correctFoods(correctAmounts(countEggs(withoutHeadings(atoms))));
  const measured = attachBareAmounts(withoutChains(readNegation(removeLeftOutAtoms(corrected))));
  return attachDescriptions(measured, namesFood).map(withGramsOfProduct);
}
