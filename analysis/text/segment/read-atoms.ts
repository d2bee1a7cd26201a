/** Reads tokens from left to right into parts, an amount and the words beside it, without what is set aside. */
import { type LanguageGrammar, listing } from "../languages/language-grammar.ts";
import type { TermFinder } from "../lexicon/lexicon.ts";
import type { Token } from "../words/tokenise.ts";
import type { Atom } from "./atom.ts";
import { isWeighed } from "./kinds-of-food.ts";
import { Reading } from "./reading/reading.ts";
import { takeAmount, takeMeasureBehind, takePieceAfterComma, takeTimes } from "./reading/take-amount.ts";
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
  takeTimes,
  takeMark,
  takeConnective,
  takeAmount,
  takeMeasureBehind,
  takePieceAfterComma,
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
  const isExtra = first?.english.length === 1 && first.english[0] === extraWord && named.length > 0;
  const isBehind = at > 0 && (atom.connective === "with" || listing.has(atom.connective));
  // "157 g pizza with extra meat" was weighed with it.
  const isWithin = isWeighed(all[at - 1]) || atom.quantity?.isSaid === true;
  return isExtra && isBehind && !isWithin
    ? { ...atom, words: named, isExtra: true, connective: "with" }
    : atom;
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
