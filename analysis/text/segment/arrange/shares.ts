/** Takes a share of a food that was named before: "steak and fries, ate half the fries". */
import { englishWords } from "../../match/row-words.ts";
import { ownServing } from "../../quantities/measures.ts";
import type { Quantity } from "../../quantities/quantity.ts";
import { stemEnglish } from "../../words/english-stem.ts";
import type { Atom } from "../atom.ts";

/** A food of which a share was told, and its amount without that. */
export interface Shared {
  readonly at: number;
  readonly whole: Quantity | undefined;
}

interface ShareTaken extends Shared {
  /** The food with its share. */
  readonly atom: Atom;
}

/** "400 g of lasagne, ate half", "2 slices of pizza, half": a share of the amount before; undefined where it is none. */
export function shareOf(amount: Quantity | undefined, share: Quantity | undefined): Quantity | undefined {
  const isShare = share?.isSaid === true && share.measure === undefined && share.count < 1;
  if (!isShare) return undefined;
  // "unas croquetas a medias": of what is usually eaten.
  if (amount?.vague === "some") return { ...share, isShare };
  if (amount?.vague !== undefined) return undefined;
  // "shared a salad with my brother, half of it": said twice.
  if (amount?.isShare === true) return amount;
  // "medio kilo de helado entre dos" is a share of a weight; "half a pizza, half" says one share twice.
  if ((amount?.count ?? 1) < 1 && amount?.measure === undefined) return undefined;
  // "croquetas entre 4": of all that are served, though the lexicon has the weight of one.
  const isUnsaid = amount === undefined || (amount.isOfOne === true && !amount.isSaid);
  if (isUnsaid) return { ...share, isShare };
  return { ...amount, count: amount.count * share.count, isSaid: true };
}

/** Which food before has the same name; -1 where none has. */
function indexOfNamed(attached: readonly Atom[], { isShareOfNamed, words }: Atom): number {
  if (isShareOfNamed !== true || words.length === 0) return -1;
  const names = words.flatMap(({ english }) => english.map(stemEnglish));
  return attached.findLastIndex((before) => {
    const known = new Set(
      before.words.flatMap(({ english, row = "" }) => [...english.map(stemEnglish), ...englishWords(row)]),
    );
    return names.every((name) => known.has(name));
  });
}

/** "half the pancake": of the pancake named before, whatever the lexicon says that one weighs. */
function withoutOwnServing(quantity: Quantity | undefined): Quantity | undefined {
  if (quantity?.measure?.kind !== "household" || quantity.measure.word !== ownServing) return quantity;
  const { measure: _, ...count } = quantity;
  return count;
}

/** "ate half the fries": the food before that is meant, with its share; undefined where none is. */
export function shareOfNamed(attached: readonly Atom[], atom: Atom): ShareTaken | undefined {
  const at = indexOfNamed(attached, atom);
  const named = attached[at];
  const quantity = shareOf(named?.quantity, withoutOwnServing(atom.quantity));
  if (named === undefined || quantity === undefined) return undefined;
  return { at, whole: named.quantity, atom: { ...named, quantity } };
}

/** "half of my fries" alone: of what is usually eaten, and not of one; "half the cheese" may be either. */
export function withShareOfUsual(atom: Atom): Atom {
  const { quantity, words, isShareOfNamed } = atom;
  if (isShareOfNamed !== true || quantity === undefined) return atom;
  const isOfSeveral = words[0]?.isPlural === true;
  return { ...atom, quantity: { ...quantity, ...(isOfSeveral ? { isShare: true } : { isOfNamed: true }) } };
}

/** The food read last, where its own amount is a share of it. */
export function sharedLast(attached: readonly Atom[]): Shared | undefined {
  const at = attached.length - 1;
  return attached[at]?.isShareOfNamed === true ? { at, whole: undefined } : undefined;
}

/** "didn't finish the juice (half)": the share told last, more closely. */
export function shareSaidAgain(
  attached: readonly Atom[],
  { at, whole }: Shared,
  { quantity: said }: Atom,
): ShareTaken | undefined {
  const named = attached[at];
  const quantity = shareOf(whole, said);
  if (named === undefined || quantity === undefined) return undefined;
  return { at, whole, atom: { ...named, quantity } };
}
