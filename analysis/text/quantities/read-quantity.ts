/** analysis/text: from a sentence to foods. This file reads an amount with its measure: "a 12 fl oz can of", "two large", "150 g". */
import type { LanguageGrammar } from "../languages/language-grammar.ts";
import type { Token } from "../words/tokenise.ts";
import type { Measure, Size } from "./measures.ts";
import { readNumber, readPhrase, withHalf } from "./read-number.ts";

export interface Quantity {
  readonly count: number;
  /** Absent: so many of the thing itself. */
  readonly measure?: Measure;
  /** Words that say which measure: "single serving" bag, "large" slice. Folded and singular. */
  readonly qualifiers: readonly string[];
  readonly size?: Size;
  /** A number was said, or a measure; not just "a". */
  readonly isSaid: boolean;
}

export interface ReadQuantity {
  readonly quantity: Quantity;
  readonly next: number;
}

/** Such nouns are a measure only before "of": "a roll", "a granola bar" are foods. */
const foodNamingMeasures: ReadonlySet<string> = new Set(
  (
    "roll bar stick patty fillet link strip cone ball wedge leaf half ring square head loaf ear order " +
    "section skewer cube clove tube shot pat juice"
  ).split(" "),
);

export function isFoodNaming(measure: Measure | undefined): boolean {
  return measure?.kind === "household" && foodNamingMeasures.has(measure.word);
}

/** Of these, what they are filled with is what is eaten. */
const containers: ReadonlySet<string> = new Set(
  "cup bottle can glass mug bowl plate bag packet package pouch carton container tub tray jar juice".split(
    " ",
  ),
);

/** How far a measure may stand behind its number: "a regular-sized microwavable tub of". */
const reach = 7;

interface FoundMeasure {
  readonly measure: Measure;
  readonly start: number;
  readonly next: number;
}

function skipOfWords(tokens: readonly Token[], at: number, grammar: LanguageGrammar): number {
  let next = at;
  while (grammar.ofWords.has(tokens[next]?.text ?? "")) next++;
  return next;
}

function isOf(tokens: readonly Token[], at: number, grammar: LanguageGrammar): boolean {
  return grammar.ofWords.has(tokens[at]?.text ?? "");
}

/** What a measure is of: "a bottle of", "a juice box filled with". */
function skipHolding(
  tokens: readonly Token[],
  at: number,
  measure: Measure,
  grammar: LanguageGrammar,
): number {
  const isContainer = measure.kind !== "mass" && containers.has(measure.word);
  const filled = isContainer ? readPhrase(tokens, at, grammar.holdingPhrases, grammar.stem) : undefined;
  return filled?.next ?? skipOfWords(tokens, at, grammar);
}

/** The measure right here, unless the word names the food itself. */
function measureAt(tokens: readonly Token[], at: number, grammar: LanguageGrammar): FoundMeasure | undefined {
  const read = readPhrase(tokens, at, grammar.measures, grammar.stem);
  if (read === undefined) return undefined;
  const measure = read.meaning;
  if (isFoodNaming(measure) && skipHolding(tokens, read.next, measure, grammar) === read.next)
    return undefined;
  return { measure, start: at, next: read.next };
}

function isBreak(token: Token): boolean {
  return token.kind === "mark" && token.text !== "-" && token.text !== "'";
}

/** A measure some words on, if "of" follows it and nothing comes between: "single serving bag of". */
function measureAhead(
  tokens: readonly Token[],
  at: number,
  grammar: LanguageGrammar,
): FoundMeasure | undefined {
  for (let start = at + 1; start < Math.min(tokens.length, at + reach); start++) {
    const before = tokens[start - 1];
    if (
      before === undefined ||
      before.kind === "number" ||
      isBreak(before) ||
      isOf(tokens, start - 1, grammar)
    )
      return undefined;
    if (readPhrase(tokens, start - 1, grammar.connectives, grammar.stem) !== undefined) return undefined;
    const read = readPhrase(tokens, start, grammar.measures, grammar.stem);
    if (read?.meaning.kind === "household" || read?.meaning.kind === "volume") {
      if (isOf(tokens, read.next, grammar)) return { measure: read.meaning, start, next: read.next };
    }
  }
  return undefined;
}

interface Qualified {
  readonly qualifiers: readonly string[];
  readonly size?: Size;
  readonly next: number;
}

/** "medium crust", "large curd": no size of a portion. */
export function isPartOfName(tokens: readonly Token[], afterSize: number): boolean {
  return ["crust", "curd", "grain", "fat", "mac"].includes(tokens[afterSize]?.text ?? "");
}

/** Sizes right here: "two large", "extra large", "small-medium". */
function readSizes(tokens: readonly Token[], at: number, grammar: LanguageGrammar): Qualified {
  const qualifiers: string[] = [];
  let size: Size | undefined;
  let next = at;
  for (;;) {
    const read = readPhrase(tokens, next, grammar.sizes, grammar.stem);
    if (read === undefined || isPartOfName(tokens, read.next)) break;
    size = read.meaning;
    qualifiers.push(...read.meaning.split(" "));
    next = read.next;
    if (tokens[next]?.text === "-" || tokens[next]?.text === "sized") next++;
  }
  return size === undefined ? { qualifiers, next } : { qualifiers, size, next };
}

function skipHyphen(tokens: readonly Token[], at: number): number {
  return tokens[at]?.text === "-" || tokens[at]?.text === "x" ? at + 1 : at;
}

/** After "12 fl oz" the container says nothing new: "can of". */
function skipContainer(tokens: readonly Token[], at: number, grammar: LanguageGrammar): number {
  const sized = readSizes(tokens, skipHyphen(tokens, at), grammar);
  const container = measureAt(tokens, sized.next, grammar);
  return skipOfWords(tokens, container?.next ?? at, grammar);
}

function isMassOrVolume(measure: Measure): boolean {
  return measure.kind !== "household";
}

function sizeOf(qualified: Qualified): { readonly size?: Size } {
  return qualified.size === undefined ? {} : { size: qualified.size };
}

/** "100-calorie package", "6-inch sub": the number tells which one, not how many. */
function describesMeasure(tokens: readonly Token[], afterNumber: number): boolean {
  const word = tokens[skipHyphen(tokens, afterNumber)]?.text ?? "";
  return ["calorie", "calories", "kcal", "inch", "inches"].includes(word);
}

/** "a couple of cups". */
function skipOfBeforeMeasure(tokens: readonly Token[], at: number, grammar: LanguageGrammar): number {
  const after = skipOfWords(tokens, at, grammar);
  return after > at && measureAt(tokens, after, grammar) !== undefined ? after : at;
}

/** What is counted, from the token after the number on. */
function readCounted(
  tokens: readonly Token[],
  at: number,
  count: number,
  isSaid: boolean,
  grammar: LanguageGrammar,
): ReadQuantity {
  const sized = readSizes(tokens, skipHyphen(tokens, skipOfBeforeMeasure(tokens, at, grammar)), grammar);
  // "two 12 oz cans"
  const inner = tokens[sized.next]?.kind === "number" ? readNumber(tokens, sized.next, grammar) : undefined;
  if (inner !== undefined) {
    const measured = measureAt(tokens, skipHyphen(tokens, inner.next), grammar);
    if (measured !== undefined && isMassOrVolume(measured.measure)) {
      const quantity: Quantity = {
        count: count * inner.value,
        measure: measured.measure,
        qualifiers: sized.qualifiers,
        isSaid: true,
      };
      return { quantity, next: skipContainer(tokens, measured.next, grammar) };
    }
  }
  const found = measureAt(tokens, sized.next, grammar) ?? measureAhead(tokens, sized.next, grammar);
  if (found === undefined) {
    return {
      quantity: { count, qualifiers: sized.qualifiers, ...sizeOf(sized), isSaid },
      next: isSaid ? skipOfWords(tokens, sized.next, grammar) : sized.next,
    };
  }
  const half = withHalf(tokens, { value: count, next: found.next }, grammar);
  const between = tokens.slice(sized.next, found.start).map((token) => grammar.stem(token.text));
  const quantity: Quantity = {
    count: half.value,
    measure: found.measure,
    qualifiers: [...sized.qualifiers, ...between],
    ...sizeOf(sized),
    isSaid: true,
  };
  const next = isMassOrVolume(found.measure)
    ? skipContainer(tokens, half.next, grammar)
    : skipHolding(tokens, half.next, found.measure, grammar);
  return { quantity, next };
}

/** A quantity that begins at this token. */
export function readQuantity(
  tokens: readonly Token[],
  at: number,
  grammar: LanguageGrammar,
): ReadQuantity | undefined {
  const number = readNumber(tokens, at, grammar);
  if (number !== undefined && describesMeasure(tokens, number.next)) {
    const described = readCounted(tokens, skipHyphen(tokens, number.next) + 1, 1, true, grammar);
    const word = tokens[skipHyphen(tokens, number.next)]?.text ?? "";
    const qualifiers = [String(number.value), grammar.stem(word), ...described.quantity.qualifiers];
    return { ...described, quantity: { ...described.quantity, qualifiers } };
  }
  if (number !== undefined) return readCounted(tokens, number.next, number.value, true, grammar);
  const article = grammar.articles.get(tokens[at]?.text ?? "");
  if (article !== undefined) return readCounted(tokens, at + 1, article, false, grammar);
  // "cup of coffee", "slices of bread", "plato grande" at the end: one, where no number is said.
  const bare = measureAt(tokens, at, grammar);
  if (bare === undefined) return undefined;
  const isSizedAlone =
    readSizes(tokens, bare.next, grammar).next === tokens.length && bare.next < tokens.length;
  if (isSizedAlone) return { ...readCounted(tokens, at, 1, true, grammar), next: tokens.length };
  if (!isOf(tokens, bare.next, grammar)) return undefined;
  return readCounted(tokens, at, 1, true, grammar);
}
