/** Puts the parts of a text in order: headings, corrections, refusals, bare amounts and counted eggs go to the food that they belong to. */
import { listing } from "../../languages/language-grammar.ts";
import { ownServing } from "../../quantities/measures.ts";
import { stemEnglish } from "../../words/english-stem.ts";
import { wordSet } from "../../words/read-word-files.ts";
import type { Atom, FoodWord } from "../atom.ts";
import { corrected } from "../corrections/corrections.ts";
import { nounOfAtom } from "../kinds-of-food.ts";
import { attachBareAmounts, mergeAmounts, namesNoFood } from "./bare-amounts.ts";
import { breadOfHeading, withBreadsOfMeasuredFillings } from "./breads-of-measured-fillings.ts";
import { withGramsOfProduct } from "./grams-of-product.ts";
import { readNegation } from "./read-negation.ts";

/** Spanish calls the bread and the omelette alike; eggs tell which. */
const omelets: ReadonlySet<string> = wordSet("omelette");

function isOmelet(word: FoodWord): boolean {
  return word.english.some((text) => omelets.has(stemEnglish(text)));
}

function isCountedEggs(atom: Atom): boolean {
  const { lead, quantity, connective, words } = atom;
  const joins = connective === "list" || connective === "with" || connective === "made";
  const named = words.filter(({ kind }) => kind !== "modifier");
  const areCounted = lead === "amount" && quantity?.measure === undefined && joins;
  return areCounted && named.length === 1 && (nounOfAtom(atom) === "egg" || named.some(isOmelet));
}

/** "omelette 3 oeufs", "tortilla de 2 huevos": one omelette of so many eggs, where it was not counted itself. */
function countEggs(atoms: readonly Atom[]): readonly Atom[] {
  const isOf = (dish: Atom | undefined, eggs: Atom | undefined) =>
    dish?.words.some(isOmelet) === true && dish.quantity?.isSaid !== true && eggs && isCountedEggs(eggs);
  return atoms.flatMap((atom, at) => {
    if (isOf(atoms[at - 1], atom)) return [];
    const eggs = atoms[at + 1];
    if (eggs === undefined || !isOf(atom, eggs)) return [atom];
    // "tortilla francesa de dos huevos con espinacas": the second says which.
    const isSaidByEggs = eggs.words.some(isOmelet);
    const asOmelet = (word: FoodWord) => (isOmelet(word) ? { ...word, english: ["egg", "omelet"] } : word);
    const words = isSaidByEggs ? eggs.words : atom.words.map(asOmelet);
    return [{ ...atom, words, quantity: eggs.quantity, lead: "amount" as const }];
  });
}

/** All up to the next heading. */
function listedUnder(atoms: readonly Atom[], heading: number): readonly Atom[] {
  const end = atoms.findIndex(
    ({ isHeading, connective }, at) => at > heading + 1 && (isHeading || connective === "apart"),
  );
  return atoms.slice(heading + 1, end < 0 ? atoms.length : end);
}

/** Of what was counted by itself, how many; 0 of anything else. */
function countOf({ quantity, lead }: Atom): number {
  const { measure, count = 0 } = quantity ?? {};
  const isCount = measure === undefined || (measure.kind === "household" && measure.word === ownServing);
  return lead !== undefined && isCount ? count : 0;
}

/** "6 empanadas, 3 de carne y 3 de pollo": the food before, and which. */
function isKindOf(atom: Atom, { words: [head, ...others] }: Atom): boolean {
  const [first, ...kind] = atom.words;
  const isNamedSo = first?.english.join(" ") === head?.english.join(" ") && kind.length > 0;
  return listing.has(atom.connective) && others.length === 0 && isNamedSo;
}

/** Kinds whose counts add up to that of the whole are that whole: "4 tacos (2 de papa, 1 de frijol, 1 de chicharrón)", "3 tacos: 2 chicken, 1 beef". */
function withoutKinds(atoms: readonly Atom[]): readonly Atom[] {
  const once = new Set<Atom>();
  for (const [at, whole] of atoms.entries()) {
    const isKind = (each: Atom) => each.connective === "bracketed" || isKindOf(each, whole);
    const end = atoms.findIndex((each, index) => index > at && !isKind(each));
    const listed = whole.isHeading
      ? listedUnder(atoms, at)
      : atoms.slice(at + 1, end < 0 ? atoms.length : end);
    const areCounted = listed.length > 1 && listed.every((each) => countOf(each) > 0);
    const sum = listed.reduce((total, each) => total + countOf(each), 0);
    if (whole.connective === "bracketed" || !areCounted || sum !== countOf(whole)) continue;
    for (const each of listed.every((kind) => isKindOf(kind, whole)) ? [whole] : listed) once.add(each);
    whole.isHeading = false;
  }
  return atoms.filter((atom) => !once.has(atom));
}

/** "raclette: 200 g of cheese" names what follows, "sandwich: 50 g of cheese" its bread as well; "rice: 200 g" is the food itself. */
function withoutHeadings(atoms: readonly Atom[]): readonly Atom[] {
  return atoms.flatMap((atom, at) => {
    const next = atoms[at + 1];
    const namesNext = atom.isHeading && next?.lead === "amount" && !namesNoFood(next);
    return namesNext ? (breadOfHeading(atom, listedUnder(atoms, at)) ?? []) : [atom];
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
    const isAmountNext = next?.lead === "amount" && next.words.length > 0;
    return isAmountNext && atom.quantity === undefined ? [] : [atom];
  });
}

/** Parts that each may name a food. */
export function arrangeAtoms(atoms: readonly Atom[], namesFood: NamesFood): readonly Atom[] {
  const meant = corrected(countEggs(withoutHeadings(withoutKinds(atoms))));
  const measured = attachBareAmounts(withoutChains(readNegation(meant)));
  return attachDescriptions(withBreadsOfMeasuredFillings(measured), namesFood).map(withGramsOfProduct);
}
