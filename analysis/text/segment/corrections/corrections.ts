/** Takes back what the person takes back: "a banana, no, two bananas", "rice, sorry, it was pasta", "era pavo, no jamón". */
import { opensContents } from "../../languages/language-grammar.ts";
import type { Quantity } from "../../quantities/quantity.ts";
import { stemEnglish } from "../../words/english-stem.ts";
import { wordsByWord } from "../../words/read-word-files.ts";
import { type Atom, type FoodWord, saysWithout, withOwnServing, wordsEaten } from "../atom.ts";
import { nounOfAtom } from "../kinds-of-food.ts";

/** The food meant: of the same name, or for a bare amount the one that the others go with. */
function findCorrectedIndex(before: readonly Atom[], correction: Atom): number {
  const name = nounOfAtom(correction);
  return before.findLastIndex((atom) => {
    if (atom.words.length === 0) return false;
    return correction.words.length > 0 ? nounOfAtom(atom) === name : !opensContents.has(atom.connective);
  });
}

/** "un coca, non, un coca zéro": the same food, named more closely. */
function wordsMeant(before: Atom, correction: Atom): Atom["words"] {
  const lengthOf = ({ words }: Atom) => words.flatMap(({ english }) => english).length;
  return lengthOf(correction) > lengthOf(before) ? correction.words : before.words;
}

const weighedMin = 10;

/** "2 slices of pizza, no, 3": three slices, as a bare number counts what was counted or weighed before. */
function countedAlike(before: Quantity | undefined, said: Quantity | undefined): Quantity | undefined {
  const measure = before?.measure;
  if (before === undefined || said === undefined || said.measure !== undefined || measure === undefined)
    return said;
  // "150 g of rice, sorry, 120": fewer may count the thing itself, "a bowl of 200 g, no, two".
  if (measure.kind !== "household" && said.count < weighedMin) return said;
  const { vague: _, ...counted } = before;
  return { ...counted, count: said.count, isSaid: true };
}

/** The food that is meant with the amount that was said anew; undefined where none before is. */
function correctAmount(before: readonly Atom[], correction: Atom): readonly Atom[] | undefined {
  const at = findCorrectedIndex(before, correction);
  const meant = before[at];
  if (meant === undefined) return undefined;
  const said =
    correction.words.length === 0 ? countedAlike(meant.quantity, correction.quantity) : correction.quantity;
  const quantity = withOwnServing(said, meant.gramsOfOne);
  const words = wordsMeant(meant, correction);
  return before.with(at, { ...meant, words, quantity, lead: "amount", sizes: correction.sizes });
}

function namesOf({ english }: FoodWord): readonly string[] {
  return english.map(stemEnglish);
}

/** Inside a name only the mistaken part goes: a ham sandwich becomes a turkey sandwich. */
function replaceMistakenPart(
  word: FoodWord,
  denied: ReadonlySet<string>,
  correction: Atom,
): readonly FoodWord[] {
  const at = word.english.findIndex((text) => denied.has(stemEnglish(text)));
  if (word.english.length === 1 || at < 0) return correction.words;
  const said = correction.words.flatMap((each) => each.english);
  const { englishAlone: _, ...rest } = word;
  return [{ ...rest, isReread: true, english: word.english.toSpliced(at, 1, ...said) }];
}

/** The parts with what was said in the place of what was denied; undefined where none of them names that. */
function swapMistake(
  before: readonly Atom[],
  correction: Atom,
  denied: ReadonlySet<string>,
): readonly Atom[] | undefined {
  const isMistake = (word: FoodWord) => namesOf(word).some((name) => denied.has(name));
  // What was refused is no mistake: "chicken without skin, turkey without skin".
  const mistaken = before.findLast((atom) => wordsEaten(atom).some(isMistake));
  const word = mistaken && wordsEaten(mistaken).findLast(isMistake);
  if (mistaken === undefined || word === undefined) return undefined;
  // "toast with butter, a bagel without butter": the bagel does not lie on the toast.
  if (opensContents.has(mistaken.connective) && correction.lead !== undefined) return undefined;
  const words = mistaken.words.flatMap((each) =>
    each === word ? replaceMistakenPart(word, denied, correction) : [each],
  );
  const isRecounted = correction.lead === "amount";
  const amount = isRecounted ? { quantity: correction.quantity, lead: correction.lead } : {};
  return before.map((atom) => (atom === mistaken ? { ...atom, words, ...amount } : atom));
}

/** Foods that people mistake for each other: in a correction, one replaces another inside a dish. */
const families = [...wordsByWord("families").values()].map((words) => new Set([...words].map(stemEnglish)));

/** "turkey not ham": what it was, and what it was not. */
function splitAtNot(atom: Atom) {
  const at = atom.words.findIndex(saysWithout);
  if (at <= 0 || at === atom.words.length - 1) return undefined;
  const denied = new Set(atom.words.slice(at + 1).flatMap(namesOf));
  return { said: { ...atom, words: atom.words.slice(0, at) }, denied };
}

function deniedNamesOf(atom: Atom | undefined): ReadonlySet<string> {
  const [first, ...rest] = atom?.words ?? [];
  return new Set(saysWithout(first) ? rest.flatMap(namesOf) : []);
}

/** What one food of a family was, or else the last food, is what was said instead. */
function correctFood(before: readonly Atom[], correction: Atom): readonly Atom[] {
  const family = families.find((names) => names.has(nounOfAtom(correction)));
  const inFamily = family && swapMistake(before, correction, family);
  const last = before.at(-1);
  if (inFamily !== undefined || last === undefined) return inFamily ?? [correction];
  const { words, quantity, lead, sizes } = correction;
  return [
    ...before.slice(0, -1),
    { ...last, words, ...(lead === "amount" ? { quantity, lead, sizes } : {}) },
  ];
}

/** The later said wins, an amount or a food. */
export function corrected(atoms: readonly Atom[]): readonly Atom[] {
  let read: readonly Atom[] = [];
  for (const [at, atom] of atoms.entries()) {
    // "rice and an egg but left the rice": listed, and said instead of nothing.
    const denied = deniedNamesOf(atom.connective === "and" ? undefined : atoms[at + 1]);
    const parted = splitAtNot(atom);
    const swapped =
      (parted && swapMistake(read, parted.said, parted.denied)) ??
      (denied.size === 0 ? undefined : swapMistake(read, atom, denied));
    const again = atom.isCorrection ? correctAmount(read, atom) : undefined;
    if (again ?? swapped) read = again ?? swapped ?? read;
    else read = atom.isCorrection && atom.words.length > 0 ? correctFood(read, atom) : [...read, atom];
  }
  return read;
}
