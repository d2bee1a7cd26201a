/** Labels spans of a sentence by what they are, for the table of constructions. */
import type { LexiconTerm } from "../../lexicon/lexicon-entry.ts";
import { readPhrase } from "../../quantities/read-phrase.ts";
import { readSizeWord } from "../../quantities/read-sizes.ts";
import { isFlavour } from "../../words/flavours.ts";
import { isAdjective } from "../../words/head-noun.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import { emptyAtom } from "../atom.ts";
import { findTermAt } from "../names/read-term.ts";
import { isInsideTerm, isPartEnd, type Sentence } from "../sentence.ts";
import {
  endOfMeasured,
  endOfNumber,
  endOfQuarter,
  endOfWeight,
  isContentWord,
  isListNumber,
  isNumberOfName,
  type Label,
  one,
  phrase,
  place,
  readShareOfAll,
  term,
} from "./label.ts";
import { timeLabels } from "./time-labels.ts";

const namesFood = ({ kind }: LexiconTerm) => kind === "food" || kind === "brand";

function endOfDescription(sentence: Sentence, at: number): number | undefined {
  const { tokens, grammar, lexicon } = sentence;
  const found = lexicon.find(tokens, at);
  if (found?.term.kind === "modifier") return found.next;
  const text = textAt(tokens, at);
  const english = grammar.headPosition === "last" ? text : (grammar.glossary.get(text) ?? "");
  return found === undefined && isAdjective(english) && !grammar.measures.has(grammar.stem(text))
    ? at + 1
    : undefined;
}

/** "tayto cheese and onion": with its flavour. */
function endOfProduct(sentence: Sentence, at: number): number | undefined {
  const found = findTermAt(sentence, { at, atom: emptyAtom("apart") }, 1);
  return found?.term.measures === undefined ? undefined : found.next;
}

/** In which it was weighed. */
const states: ReadonlySet<string> = new Set(["raw", "cooked", "dry", "dried"]);
const stateTerm = term(({ english }) => english.length > 0 && english.every((word) => states.has(word)));

const describing: ReadonlySet<string> = wordSet("described-without");

/** "coffee and no fat milk": of what follows, the word only says what kind. */
function isDescribing(sentence: Sentence, at: number): boolean {
  return (
    describing.has(textAt(sentence.tokens, at)) &&
    isContentWord(sentence, at + 1) &&
    !isPartEnd(sentence, at + 1)
  );
}

/** "no cheese", but no "no, two" and no "no bean chili", which is a name. */
function endOfRefusal({ tokens, grammar, lexicon }: Sentence, at: number): number | undefined {
  const read = readPhrase(tokens, at, { phrases: grammar.refusals });
  const refused = tokens[read?.next ?? -1];
  if (read === undefined || refused?.kind !== "word") return undefined;
  const term = lexicon.find(tokens, at);
  if (term !== undefined && term.term.kind !== "modifier" && term.next > read.next) return undefined;
  const others = [grammar.fractions, grammar.correctionFillers, grammar.correctionWords, grammar.numbers];
  return others.some((words) => words.has(refused.text)) ? undefined : read.next;
}

const opening: ReadonlySet<string> = new Set(["", ".", ";", "\n", "!", "?", ":", ",", "(", "+", "•", "*"]);

export const labels: Readonly<Record<string, Label>> = {
  ...timeLabels,
  // Places.
  start: place(
    ({ tokens, grammar }, at) =>
      opening.has(textAt(tokens, at - 1)) || grammar.andWords.has(textAt(tokens, at - 1)),
  ),
  front: place(({ tokens }, at) => opening.has(textAt(tokens, at - 1))),
  end: place(isPartEnd),
  inname: place((sentence, at) => isInsideTerm(sentence, at - 1)),
  behindword: place((sentence, at) => isContentWord(sentence, at - 1)),
  loose: place((sentence, at) => !isInsideTerm(sentence, at - 1)),
  // Words.
  word: one((sentence, at) => isContentWord(sentence, at) && !isPartEnd(sentence, at)),
  any: one(({ tokens }, at) => tokens[at]?.kind === "word"),
  plural: one(
    ({ tokens, grammar }, at, text) =>
      tokens[at]?.kind === "word" && /[sx]$/.test(text) && grammar.stem(text) !== text,
  ),
  article: one(({ grammar }, _, text) => grammar.articles.has(text)),
  the: one(({ grammar }, _, text) => grammar.definiteWords.has(text) || text === "'"),
  of: one(({ grammar }, _, text) => grammar.ofWords.has(text)),
  and: one(({ grammar }, _, text) => grammar.andWords.has(text)),
  with: one(({ grammar }, _, text) => grammar.connectives.get(text) === "with"),
  flavored: one(({ grammar }, _, text) => grammar.connectives.get(text) === "flavored"),
  about: one(({ grammar }, _, text) => grammar.aboutWords.has(text)),
  empty: one(({ grammar }, _, text) => grammar.emptyWords.has(text)),
  meal: one(({ grammar }, _, text) => grammar.mealWords.has(text)),
  either: one(({ grammar }, _, text) => grammar.alsoRefused.has(text)),
  measure: one(({ grammar }, _, text) => grammar.measures.has(grammar.stem(text))),
  size: one(({ tokens, grammar }, at) => readSizeWord(tokens, at, grammar)?.next === at + 1),
  // Numbers and amounts.
  number: endOfNumber,
  digits: one(({ tokens }, at) => tokens[at]?.kind === "number"),
  listnumber: one(isListNumber),
  quarter: endOfQuarter,
  fewinname: one(isNumberOfName),
  part: (sentence, at) => readShareOfAll(sentence, at)?.next,
  weight: endOfWeight,
  measured: endOfMeasured,
  // Terms.
  food: term(namesFood),
  product: endOfProduct,
  brand: term(({ kind }) => kind === "brand"),
  flavour: term(({ english }) => isFlavour(english)),
  description: endOfDescription,
  state: (sentence, at) =>
    stateTerm(sentence, at) ?? (states.has(textAt(sentence.tokens, at)) ? at + 1 : undefined),
  name: ({ tokens, lexicon }, at) => {
    const next = lexicon.find(tokens, at)?.next ?? at;
    return next > at + 1 ? next : undefined;
  },
  // What is refused, and what something else was eaten for.
  refuses: endOfRefusal,
  describedas: place(isDescribing),
  instead: phrase(({ insteadOf }) => insteadOf),
};
