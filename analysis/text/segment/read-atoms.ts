/** Reads tokens from left to right into parts, an amount and the words beside it, without what is set aside. */
import type { LanguageGrammar } from "../languages/language-grammar.ts";
import type { TermFinder } from "../lexicon/lexicon.ts";
import type { Token } from "../words/tokenise.ts";
import type { Atom } from "./atom.ts";
import { isWeighed } from "./kinds-of-food.ts";
import { Reading } from "./reading/reading.ts";
import { takeAmount, takeRestOfCount } from "./reading/take-amount.ts";
import { takeConnective, takeCorrection, takeMark } from "./reading/take-between.ts";
import { takeEmptyWord, takeLongTerm, takePlainWord, takeSize, takeTerm } from "./reading/take-words.ts";
import type { Sentence } from "./sentence.ts";
import { withoutTimes } from "./set-aside/set-aside.ts";
import { sharesAsAmounts } from "./shares/shares-eaten.ts";

/** Takes what begins at the next token, if it is of its kind; says whether it did. */
type Step = (reading: Reading) => boolean;

/** The first that takes something wins, so what is read more closely stands before what would take a part of it. */
const steps: readonly Step[] = [
  takeLongTerm,
  takeCorrection,
  takeRestOfCount,
  takeMark,
  takeConnective,
  takeAmount,
  takeSize,
  takeEmptyWord,
  takeTerm,
];

function readParts(sentence: Sentence): readonly Atom[] {
  const reading = new Reading(sentence);
  while (!reading.isDone) {
    if (!steps.some((step) => step(reading))) takePlainWord(reading);
  }
  reading.begin("apart");
  return reading.complete;
}

const extraWord = "extra";

/** "with extra cheese": more of it than the dish holds, so it is counted by itself. */
function asExtra(atom: Atom, at: number, all: readonly Atom[]): Atom {
  const [first, ...named] = atom.words;
  const isExtra = at > 0 && first?.english.join() === extraWord && named.length > 0;
  // "157 g pizza with extra meat" was weighed with it.
  return isExtra && !isWeighed(all[at - 1]) ? { ...atom, words: named, isExtra, connective: "with" } : atom;
}

/** Of tokens whose shares are read. */
export function readAtomsOfShares(sentence: Sentence): readonly Atom[] {
  return readParts({ ...sentence, tokens: withoutTimes(sentence) }).map(asExtra);
}

export function readAtoms(
  tokens: readonly Token[],
  grammar: LanguageGrammar,
  lexicon: TermFinder,
): readonly Atom[] {
  const shares = sharesAsAmounts({ tokens, grammar, lexicon });
  return readAtomsOfShares({ tokens: shares.tokens, grammar, lexicon });
}
