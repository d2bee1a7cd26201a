/** Takes back what the person takes back: "a banana, no, two bananas", "pain beurre, non, deux tranches". */

import { opensContents } from "../../languages/language-grammar.ts";
import type { Quantity } from "../../quantities/quantity.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { type Atom, withOwnServing } from "../atom.ts";
import { nounOfAtom } from "../kinds-of-food.ts";

/** No "two slices" are of these. */
const neverSliced: ReadonlySet<string> = wordSet("never-sliced");

function hasSameMeasure({ quantity }: Atom, other: Atom): boolean {
  const measure = quantity?.measure;
  return measure?.kind === "household" && measure === other.quantity?.measure;
}

/** The food meant: of the same name; for a bare amount what was counted alike, or else the food that the others go with. */
function findCorrectedIndex(before: readonly Atom[], correction: Atom): number {
  if (correction.words.length > 0) {
    const name = nounOfAtom(correction);
    return before.findLastIndex((atom) => atom.words.length > 0 && nounOfAtom(atom) === name);
  }
  const alike = before.findLastIndex((atom) => hasSameMeasure(atom, correction));
  if (alike >= 0) return alike;
  const isHousehold = correction.quantity?.measure?.kind === "household";
  return before.findLastIndex(
    (atom) =>
      atom.words.length > 0 &&
      !opensContents.has(atom.connective) &&
      !(isHousehold && neverSliced.has(nounOfAtom(atom))),
  );
}

/** "un coca, non, un coca zéro": the same food, named more closely. */
function wordsMeant(before: Atom, { words }: Atom): Atom["words"] {
  const named = ({ words: some }: Pick<Atom, "words">) => some.flatMap(({ english }) => english);
  return named({ words }).length > named(before).length ? words : before.words;
}

/** "2 slices of pizza, no, 3": three slices, as a bare number counts what was counted before. */
function countedAlike(before: Quantity | undefined, said: Quantity | undefined): Quantity | undefined {
  const isBare = said !== undefined && said.measure === undefined && said.vague === undefined;
  if (!isBare || before?.measure?.kind !== "household") return said;
  const { vague: _, ...counted } = before;
  return { ...counted, count: said.count, isSaid: true };
}

/** An amount said anew replaces the first one. */
export function correctAmounts(atoms: readonly Atom[]): readonly Atom[] {
  const corrected: Atom[] = [];
  for (const atom of atoms) {
    const at = atom.isCorrection ? findCorrectedIndex(corrected, atom) : -1;
    const before = corrected[at];
    if (before === undefined) corrected.push(atom);
    else {
      const said = atom.words.length === 0 ? countedAlike(before.quantity, atom.quantity) : atom.quantity;
      const quantity = withOwnServing(said, before.gramsOfOne);
      const words = wordsMeant(before, atom);
      corrected[at] = { ...before, words, quantity, lead: "amount", sizes: atom.sizes };
    }
  }
  return corrected;
}
