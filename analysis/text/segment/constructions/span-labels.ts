/** analysis/text: from a sentence to foods. This file labels spans of a sentence by what they are, for the table of constructions. */
import type { Language } from "#domain/people/language.ts";
import { readMeasureAt } from "../../quantities/read-measure.ts";
import { readNumber } from "../../quantities/read-number.ts";
import { readPhrase } from "../../quantities/read-phrase.ts";
import { readSizeWord } from "../../quantities/read-sizes.ts";
import { isFlavour } from "../../words/flavours.ts";
import { isAdjective } from "../../words/head-noun.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import { readAmount } from "../amounts/read-amount.ts";
import { breads } from "../kinds-of-food.ts";
import { isInsideTerm, isNumberAt, isPartEnd, type Sentence } from "../sentence.ts";

/** Where a span that begins at a token ends; the same place where it is empty; undefined where there is none. */
export type Label = (sentence: Sentence, at: number) => number | undefined;

/** Of one token. */
function one(holds: (sentence: Sentence, at: number, text: string) => boolean): Label {
  return (sentence, at) => (holds(sentence, at, textAt(sentence.tokens, at)) ? at + 1 : undefined);
}

/** Of a place between two tokens. */
function place(holds: (sentence: Sentence, at: number) => boolean): Label {
  return (sentence, at) => (holds(sentence, at) ? at : undefined);
}

function connective(meaning: string): Label {
  return one(({ grammar }, _, text) => grammar.connectives.get(text) === meaning);
}

function term(isMeant: (kind: string, english: readonly string[]) => boolean): Label {
  return ({ tokens, lexicon }, at) => {
    const found = lexicon.find(tokens, at);
    return found !== undefined && isMeant(found.term.kind, found.term.english) ? found.next : undefined;
  };
}

const namesFood = (kind: string) => kind === "food" || kind === "brand";

function isContentWord({ tokens, grammar }: Sentence, at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== "word" || grammar.articles.has(token.text) || grammar.numbers.has(token.text))
    return false;
  const says = [
    grammar.emptyWords,
    grammar.definiteWords,
    grammar.mealWords,
    grammar.fractions,
    grammar.alsoRefused,
  ];
  return !says.some((words) => words.has(token.text));
}

function endOfNumber(sentence: Sentence, at: number): number | undefined {
  if (!isNumberAt(sentence, at)) return undefined;
  return readNumber(sentence.tokens, at, sentence.grammar)?.next;
}

/** "150 g", "250 ml": from its number on. */
function endOfWeight(sentence: Sentence, at: number): number | undefined {
  const number = endOfNumber(sentence, at);
  const read = number === undefined ? undefined : readMeasureAt(sentence.tokens, number, sentence.grammar);
  return read === undefined || read.measure.kind === "household" ? undefined : read.next;
}

/** "150 g", "a hundred grams", "2 cups". */
function endOfMeasured(sentence: Sentence, at: number): number | undefined {
  const amount = readAmount(sentence, at);
  return amount?.quantity.isSaid === true && amount.quantity.measure !== undefined ? amount.next : undefined;
}

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

/** "1." at the beginning of a line, "1)", "1º": of a list. */
function isListNumber({ tokens }: Sentence, at: number): boolean {
  const [before, mark, behind] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
  if (tokens[at]?.kind !== "number" || mark?.isJoined !== true) return false;
  if (mark.text === "°" || mark.text === "o") return true;
  if (mark.text === ")") return before?.text !== "(";
  if (mark.text === "-") return behind?.kind === "word" && !behind.isJoined;
  return mark.text === "." && (before === undefined || before.text === "\n");
}

function phrase(phrasesOf: (grammar: Sentence["grammar"]) => ReadonlyMap<string, unknown>): Label {
  return ({ tokens, grammar }, at) => readPhrase(tokens, at, { phrases: phrasesOf(grammar) })?.next;
}

/** "½", "1/2", "1/4". */
function fractionOf(value: number): Label {
  return ({ tokens }, at) => {
    const over = tokens[at]?.value;
    if (over === value) return at + 1;
    const under = textAt(tokens, at + 1) === "/" ? tokens[at + 2]?.value : undefined;
    return over !== undefined && under !== undefined && over / under === value ? at + 3 : undefined;
  };
}

/** So many are counted in a name: "7 layer dip"; two of them are counted. */
const inName = { fewest: 3, most: 16 };

function isNumberOfName({ tokens, grammar }: Sentence, at: number, text: string): boolean {
  const number = tokens[at]?.value ?? grammar.numbers.get(text) ?? 0;
  return Number.isInteger(number) && number >= inName.fewest && number <= inName.most;
}

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

/** "left the rice" of a rice that was named before; "burger without the cheese" takes nothing back. */
function endOfTakingBack(sentence: Sentence, at: number): number | undefined {
  const { tokens, grammar } = sentence;
  const next = endOfRefusal(sentence, at);
  if (next === undefined || textAt(tokens, at) === grammar.refusalWord) return undefined;
  const article = textAt(tokens, next - 1);
  const isDefinite = grammar.definiteWords.has(article) || article === "'";
  return isDefinite && tokens.slice(0, at).some(({ text }) => text === textAt(tokens, next))
    ? next
    : undefined;
}

const spreads = wordSet("spread-behind-bread");

/** In which it was weighed. */
const states: ReadonlySet<string> = new Set(["raw", "cooked", "dry", "dried"]);
const stateTerm = term((_, english) => english.length > 0 && english.every((word) => states.has(word)));

export const orWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(["or"]),
  es: new Set(["o", "u"]),
  fr: new Set(["ou"]),
};

const flavourTerm = term((_, english) => isFlavour(english));
/** In Spanish vanilla is in no lexicon by itself. */
const scooped = wordSet("scooped-flavour");

const opening: ReadonlySet<string> = new Set(["", ".", ";", "\n", "!", "?", ":", ",", "(", "+", "•", "*"]);

export const labels: Readonly<Record<string, Label>> = {
  // Places.
  start: place(
    ({ tokens, grammar }, at) =>
      opening.has(textAt(tokens, at - 1)) || grammar.andWords.has(textAt(tokens, at - 1)),
  ),
  front: place(({ tokens }, at) => opening.has(textAt(tokens, at - 1))),
  end: place((sentence, at) => isPartEnd(sentence, at)),
  inname: place((sentence, at) => isInsideTerm(sentence, at - 1)),
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
  with: connective("with"),
  flavored: connective("flavored"),
  about: one(({ grammar }, _, text) => grammar.aboutWords.has(text)),
  empty: one(({ grammar }, _, text) => grammar.emptyWords.has(text)),
  meal: one(({ grammar }, _, text) => grammar.mealWords.has(text)),
  or: one(({ grammar }, _, text) => orWords[grammar.language].has(text)),
  both: one(({ grammar }, _, text) => grammar.bothWords.has(text)),
  either: one(({ grammar }, _, text) => grammar.alsoRefused.has(text)),
  extra: one(({ grammar }, _, text) => grammar.refusedExtras.has(text)),
  slice: one(({ grammar }, _, text) => grammar.sliceWords.has(grammar.stem(text))),
  counted: one(({ grammar }, _, text) => grammar.countedInNames.has(text)),
  soldbykilo: one(
    ({ grammar }, _, text) => grammar.soldByKilo.has(text) || grammar.soldByKilo.has(grammar.stem(text)),
  ),
  measure: one(({ grammar }, _, text) => grammar.measures.has(grammar.stem(text))),
  size: one(({ tokens, grammar }, at) => readSizeWord(tokens, at, grammar)?.next === at + 1),
  // Numbers and amounts.
  number: endOfNumber,
  digits: one(({ tokens }, at) => tokens[at]?.kind === "number"),
  listnumber: one((sentence, at) => isListNumber(sentence, at)),
  half: fractionOf(0.5),
  quarter: fractionOf(0.25),
  fewinname: one(isNumberOfName),
  fraction: one(({ grammar }, _, text) => grammar.fractions.has(text)),
  weight: endOfWeight,
  measured: endOfMeasured,
  // Terms.
  term: term(() => true),
  food: term(namesFood),
  bread: term((kind, english) => namesFood(kind) && english.some((word) => breads.has(word))),
  icecream: term((_, english) => english.some((word) => word === "ice" || word === "sherbet")),
  flavour: (sentence, at) =>
    flavourTerm(sentence, at) ?? (scooped.has(textAt(sentence.tokens, at)) ? at + 1 : undefined),
  description: endOfDescription,
  state: (sentence, at) =>
    stateTerm(sentence, at) ?? (states.has(textAt(sentence.tokens, at)) ? at + 1 : undefined),
  name: ({ tokens, lexicon }, at) => {
    const next = lexicon.find(tokens, at)?.next ?? at;
    return next > at + 1 ? next : undefined;
  },
  spread: ({ tokens, lexicon }, at) => {
    const next = lexicon.find(tokens, at)?.next ?? at;
    return next > at && spreads.has(textAt(tokens, next - 1)) ? next : undefined;
  },
  // What is refused, and what something else was eaten for.
  refuses: endOfRefusal,
  takesback: endOfTakingBack,
  describedas: place((sentence, at) => isDescribing(sentence, at)),
  instead: phrase(({ insteadOf }) => insteadOf),
};
