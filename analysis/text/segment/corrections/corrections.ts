/** Takes back what the person takes back: "a banana, no, two bananas", "ham sandwich, sorry, it was turkey", "era pavo, no jamón". */
import { opensContents } from "../../languages/language-grammar.ts";
import type { Quantity } from "../../quantities/quantity.ts";
import { stemEnglish } from "../../words/english-stem.ts";
import { wordSet, wordsByWord } from "../../words/read-word-files.ts";
import { type Atom, type FoodWord, saysWithout, withOwnServing, wordsEaten } from "../atom.ts";
import { nounOfAtom } from "../kinds-of-food.ts";

/** Foods that people mistake for each other: in a correction, one replaces another inside a dish. */
const families = [...wordsByWord("families").values()].map((words) => new Set([...words].map(stemEnglish)));

function wordsOf({ english }: FoodWord): readonly string[] {
  return english.map(stemEnglish);
}

function foodFamilyOf(name: string): ReadonlySet<string> | undefined {
  return families.find((family) => family.has(name));
}

interface Place {
  readonly atom: number;
  readonly word: number;
}

/** The last word said before that may be the mistake. What was refused is none: "chicken without skin, turkey without skin". */
function findMistake(before: readonly Atom[], isMistake: (word: string) => boolean): Place | undefined {
  for (let atom = before.length - 1; atom >= 0; atom--) {
    const named = before[atom];
    const eaten = named === undefined ? [] : wordsEaten(named);
    const word = eaten.findLastIndex((each) => wordsOf(each).some(isMistake));
    if (word >= 0) return { atom, word };
  }
  return undefined;
}

/** Inside a name only the mistaken part goes: a ham sandwich becomes a turkey sandwich. */
function replaceMistakenPart(
  word: FoodWord,
  isMistake: (text: string) => boolean,
  correction: Atom,
): readonly FoodWord[] {
  const english = correction.words.flatMap((each) => each.english);
  const at = word.english.findIndex((text) => isMistake(stemEnglish(text)));
  if (word.english.length === 1 || at < 0) return correction.words;
  const { englishAlone: _, ...rest } = word;
  return [
    {
      ...rest,
      isReread: true,
      english: [...word.english.slice(0, at), ...english, ...word.english.slice(at + 1)],
    },
  ];
}

function swapMistake(
  before: readonly Atom[],
  correction: Atom,
  isMistake: (word: string) => boolean,
): readonly Atom[] | undefined {
  const place = findMistake(before, isMistake);
  const mistaken = place === undefined ? undefined : before[place.atom];
  const word = place === undefined ? undefined : mistaken?.words[place.word];
  if (place === undefined || mistaken === undefined || word === undefined) return undefined;
  // "toast with butter, a bagel without butter": the bagel does not lie on the toast.
  if (opensContents.has(mistaken.connective) && correction.lead !== undefined) return undefined;
  const words = mistaken.words.flatMap((each) =>
    each === word ? replaceMistakenPart(word, isMistake, correction) : [each],
  );
  const isRecounted = correction.lead === "amount";
  const amount = isRecounted ? { quantity: correction.quantity, lead: correction.lead } : {};
  return before.map((atom) => (atom === mistaken ? { ...atom, words, ...amount } : atom));
}

/** "turkey not ham": what it was, and what it was not. */
function splitAtNot(atom: Atom): { readonly said: Atom; readonly denied: readonly FoodWord[] } | undefined {
  const at = atom.words.findIndex(saysWithout);
  if (at <= 0 || at === atom.words.length - 1) return undefined;
  return { said: { ...atom, words: atom.words.slice(0, at) }, denied: atom.words.slice(at + 1) };
}

function deniedWordsOf(atom: Atom | undefined): readonly FoodWord[] {
  const [first, ...rest] = atom?.words ?? [];
  return first !== undefined && saysWithout(first) ? rest : [];
}

function matchesAnyOf(denied: readonly FoodWord[]): (word: string) => boolean {
  const names = new Set(denied.flatMap(wordsOf));
  return (word) => names.has(word);
}

/** Where no food of its kind was named, a correction replaces the last one. */
function replaceLastFood(before: readonly Atom[], correction: Atom): readonly Atom[] {
  const last = before.at(-1);
  if (last === undefined) return [correction];
  const { words, quantity, lead, sizes } = correction;
  const amount = lead === "amount" ? { quantity, lead, sizes } : {};
  return [...before.slice(0, -1), { ...last, words, ...amount }];
}

/** One food, the later said wins. */
export function correctFoods(atoms: readonly Atom[]): readonly Atom[] {
  let corrected: readonly Atom[] = [];
  for (const [at, atom] of atoms.entries()) {
    // "rice and an egg but left the rice": listed, and said instead of nothing.
    const isListed = atom.connective === "and";
    const parted = splitAtNot(atom);
    const byNot =
      parted === undefined ? undefined : swapMistake(corrected, parted.said, matchesAnyOf(parted.denied));
    const denied = isListed ? [] : deniedWordsOf(atoms[at + 1]);
    const byNext = denied.length === 0 ? undefined : swapMistake(corrected, atom, matchesAnyOf(denied));
    if (byNot !== undefined) corrected = byNot;
    else if (byNext !== undefined) corrected = byNext;
    else if (atom.isCorrection && atom.words.length > 0) {
      const family = foodFamilyOf(nounOfAtom(atom));
      const inFamily =
        family === undefined ? undefined : swapMistake(corrected, atom, (word) => family.has(word));
      corrected = inFamily ?? replaceLastFood(corrected, atom);
    } else corrected = [...corrected, atom];
  }
  return corrected;
}

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
