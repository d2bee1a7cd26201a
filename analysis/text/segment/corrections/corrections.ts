/** Sees where somebody takes back what was said, ", no, two slices", "perdón, eran tres", and takes it back: "rice, sorry, it was pasta", "era pavo, no jamón". */
import { type LanguageGrammar, opensContents } from "../../languages/language-grammar.ts";
import type { Quantity } from "../../quantities/quantity.ts";
import { stemEnglish } from "../../words/english-stem.ts";
import { wordSet, wordsByWord } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import { readAmount } from "../amounts/read-amount.ts";
import { type Atom, type FoodWord, saysWithout, withOwnServing, wordsEaten } from "../atom.ts";
import { nounOfAtom } from "../kinds-of-food.ts";
import type { Sentence } from "../sentence.ts";

/** Alone they rather leave something out: "coffee, no sugar". */
const weakWords: ReadonlySet<string> = wordSet("weak-correction");

const clauseEnds: ReadonlySet<string> = new Set([".", ",", ";", ":", "?", "!", "(", "\n"]);

const denyingWords: ReadonlySet<string> = wordSet("denying");

/** "oops, forgot the fries": more food, not another. */
const addingWords: ReadonlySet<string> = wordSet("adding");

function isFiller(text: string, grammar: LanguageGrammar): boolean {
  return text === "," || grammar.correctionWords.has(text) || grammar.correctionFillers.has(text);
}

/** "no, I mean", after a comma: only fillers may come between. */
function isAtClauseStart({ tokens, grammar }: Sentence, at: number): boolean {
  for (let before = at - 1; before >= 0; before--) {
    const token = tokens[before];
    if (token?.kind === "mark") return true;
    if (!grammar.correctionFillers.has(token?.text ?? "")) return false;
  }
  return false;
}

/** "rice no wait pasta", "riz non pardon des pâtes": nothing else is said by two of them together, whatever marks are missing. */
function isSaidTwice({ tokens, grammar }: Sentence, at: number): boolean {
  const words = [textAt(tokens, at), textAt(tokens, at + 1)];
  const areBoth = words.every((word) => grammar.correctionWords.has(word));
  return areBoth && words.some((word) => !weakWords.has(word));
}

/** "2 eggs sorry 3": whatever marks are missing, an amount takes back the one before it in its clause. */
function isAmountAgain({ tokens }: Sentence, at: number, next: number): boolean {
  const word = textAt(tokens, at);
  const isSure = !weakWords.has(word) || denyingWords.has(word);
  const clause = tokens.slice(0, at).findLastIndex(({ text }) => clauseEnds.has(text)) + 1;
  return (
    isSure &&
    tokens[next]?.kind === "number" &&
    tokens.slice(clause, at).some(({ kind }) => kind === "number")
  );
}

/** Where what is meant begins, if the word here takes back what was said before. */
export function skipCorrectionWords(sentence: Sentence, at: number): number | undefined {
  const { tokens, grammar } = sentence;
  if (!grammar.correctionWords.has(textAt(tokens, at))) return undefined;
  let next = at + 1;
  while (next < tokens.length && isFiller(textAt(tokens, next), grammar)) next++;
  const isMarked = textAt(tokens, at + 1) === "," || isAtClauseStart(sentence, at);
  if (!isMarked && !isSaidTwice(sentence, at) && !isAmountAgain(sentence, at, next)) return undefined;
  if (readAmount(sentence, next)?.quantity.isSaid === true) return next;
  if (addingWords.has(textAt(tokens, next))) return undefined;
  // "no sugar" leaves out, "no, a tea" and "non un thé" say what it was.
  if (grammar.articles.has(textAt(tokens, next))) return next;
  if (weakWords.has(textAt(tokens, at)) && next === at + 1) return undefined;
  const isFood = tokens[next]?.kind === "word" && !grammar.connectives.has(textAt(tokens, next));
  return isFood ? next : undefined;
}

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
  if (before?.measure === undefined || said === undefined || said.measure !== undefined) return said;
  // "150 g of rice, sorry, 120": fewer may count the thing itself, "a bowl of 200 g, no, two".
  if (before.measure.kind !== "household" && said.count < weighedMin) return said;
  const { vague: _, ...counted } = before;
  return { ...counted, count: said.count, isSaid: true, places: said.places ?? [] };
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
