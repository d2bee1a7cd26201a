/** Reads tokens from left to right into parts, an amount and the words beside it, without what is set aside. */
import { type LanguageGrammar, listing } from "../languages/language-grammar.ts";
import type { TermFinder } from "../lexicon/lexicon.ts";
import type { Token } from "../words/tokenise.ts";
import type { Atom, FoodWord } from "./atom.ts";
import { isWeighed } from "./kinds-of-food.ts";
import { withoutWholesOfParts } from "./names/elided-food.ts";
import { isFillingBehind } from "./names/food-behind-food.ts";
import { Reading } from "./reading/reading.ts";
import { takeAmount } from "./reading/take-amount.ts";
import {
  takeAmountBehind,
  takeMeasureBehind,
  takePieceAfterComma,
  takeTimes,
} from "./reading/take-amount-behind.ts";
import { takeConnective, takeCorrection } from "./reading/take-connective.ts";
import { takeMark } from "./reading/take-mark.ts";
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
  takeAmountBehind,
  takeMark,
  takeConnective,
  takeTimes,
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
  return withoutWholesOfParts(reading.complete);
}

const extraWord = "extra";

function saysExtra(word: FoodWord | undefined): boolean {
  return word?.english.length === 1 && word.english[0] === extraWord;
}

/** "extra cheese", "queso extra" */
function withoutWordExtra({ words }: Atom): FoodWord[] | undefined {
  if (words.length < 2) return undefined;
  if (saysExtra(words[0])) return words.slice(1);
  return saysExtra(words.at(-1)) ? words.slice(0, -1) : undefined;
}

/** "extra cheese and bacon": there is more of both. */
function continuesExtra({ connective, lead, quantity, words }: Atom): boolean {
  const isBare = connective === "and" && lead === undefined && quantity === undefined;
  return isBare && isFillingBehind(words.at(-1)?.english ?? []);
}

function withExtrasTold(atoms: readonly Atom[]): readonly Atom[] {
  const told: Atom[] = [];
  for (const atom of atoms) {
    const isBehind = atom.connective === "with" || listing.has(atom.connective);
    // "157 g pizza with extra meat" was weighed with it.
    const isOfWeighed = isWeighed(told.findLast(({ isExtra }) => isExtra !== true));
    const mayBe = told.length > 0 && isBehind && !isOfWeighed && atom.quantity?.isSaid !== true;
    const words = mayBe ? withoutWordExtra(atom) : undefined;
    const isContinued = told.at(-1)?.isExtra === true && continuesExtra(atom);
    if (words !== undefined) told.push({ ...atom, words, isExtra: true, connective: "with" });
    else told.push(isContinued ? { ...atom, isExtra: true, connective: "with" } : atom);
  }
  return told;
}

/** Of tokens whose shares are read. */
export function readAtomsOfShares({ tokens, grammar, lexicon }: Sentence): readonly Atom[] {
  const beginsTerm = (at: number) => (lexicon.find(tokens, at)?.term.words.length ?? 0) > 1;
  const untimed = withoutTimes(tokens, grammar, beginsTerm);
  return withExtrasTold(readParts({ tokens: untimed, grammar, lexicon }));
}

export function readAtoms(
  tokens: readonly Token[],
  grammar: LanguageGrammar,
  lexicon: TermFinder,
): readonly Atom[] {
  const shares = sharesAsAmounts({ tokens, grammar, lexicon });
  return readAtomsOfShares({ tokens: shares.tokens, grammar, lexicon });
}
