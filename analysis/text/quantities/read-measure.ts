/** Finds what an amount is measured in: a measure right here, or some words on before "of". */
import type { LanguageGrammar } from "../languages/language-grammar.ts";
import { wordSet } from "../words/read-word-files.ts";
import { type Token, textAt } from "../words/tokenise.ts";
import type { Measure } from "./measures.ts";
import { readPhrase } from "./read-phrase.ts";

/** Such nouns are a measure only before "of": "a roll", "a granola bar" are foods. */
const foodNamingMeasures: ReadonlySet<string> = wordSet("food-naming-measure");

export function isFoodNaming(measure: Measure | undefined): boolean {
  return measure?.kind === "household" && foodNamingMeasures.has(measure.word);
}

/** Of these, what they are filled with is what is eaten. */
const containers: ReadonlySet<string> = wordSet("holding");

/** A word before them makes them a dish's name. */
const dishes: ReadonlySet<string> = new Set([...wordSet("plate-or-bowl"), "cup", "pot"]);

/** Tokens between a number and its measure at most: "a regular-sized microwavable tub of". */
const reach = 7;

interface FoundMeasure {
  readonly measure: Measure;
  readonly start: number;
  readonly next: number;
}

export function skipWordsForOf(tokens: readonly Token[], at: number, grammar: LanguageGrammar): number {
  let next = at;
  while (grammar.ofWords.has(textAt(tokens, next))) next++;
  return next;
}

export function isOf(tokens: readonly Token[], at: number, grammar: LanguageGrammar): boolean {
  return grammar.ofWords.has(textAt(tokens, at));
}

/** What a measure is of: "a bottle of", "a juice box filled with". */
export function skipFilledWith(
  tokens: readonly Token[],
  { measure, next: at }: Pick<FoundMeasure, "measure" | "next">,
  grammar: LanguageGrammar,
): number {
  const isContainer = measure.kind !== "mass" && containers.has(measure.word);
  const filled = isContainer
    ? readPhrase(tokens, at, { phrases: grammar.holdingPhrases, stem: grammar.stem })
    : undefined;
  return filled?.next ?? skipWordsForOf(tokens, at, grammar);
}

/** "dans l'eau", "de l'alpage": the letter is an article, no litre. */
function isElidedArticle(tokens: readonly Token[], at: number): boolean {
  const mark = tokens[at + 1];
  const isApostrophe = mark?.isJoined === true && (mark.text === "'" || mark.text === "’");
  return textAt(tokens, at).length === 1 && isApostrophe && tokens[at + 2]?.kind === "word";
}

/** The measure that this word is called, even where it names a food. */
export function readMeasureWord(tokens: readonly Token[], at: number, grammar: LanguageGrammar) {
  if (isElidedArticle(tokens, at)) return undefined;
  return readPhrase(tokens, at, { phrases: grammar.measures, stem: grammar.stem });
}

/** The measure right here, unless the word names the food itself. */
export function readMeasureAt(
  tokens: readonly Token[],
  at: number,
  grammar: LanguageGrammar,
): FoundMeasure | undefined {
  const read = readMeasureWord(tokens, at, grammar);
  if (read === undefined) return undefined;
  const measure = read.meaning;
  if (isFoodNaming(measure) && skipFilledWith(tokens, { measure, next: read.next }, grammar) === read.next)
    return undefined;
  return { measure, start: at, next: read.next };
}

function isBreak(token: Token): boolean {
  return token.kind === "mark" && token.text !== "-" && token.text !== "'";
}

/** "2 eggs slice of toast": several things were counted, and of this there is one. */
function measuresNextFood(
  tokens: readonly Token[],
  { from, start }: { readonly from: number; readonly start: number },
  { headPosition, stem }: LanguageGrammar,
): boolean {
  const isPlural = ({ text }: Token) => stem(text) !== text;
  const measure = tokens[start];
  if (headPosition !== "last" || measure === undefined || isPlural(measure)) return false;
  return tokens.slice(from, start).some(isPlural);
}

/** A measure some words on, if "of" or "filled with" follows it and nothing comes between: "single serving bag of". `isSeveral`: more than one was counted. */
export function findMeasureAhead(
  tokens: readonly Token[],
  at: number,
  { grammar, isSeveral }: { readonly grammar: LanguageGrammar; readonly isSeveral: boolean },
): FoundMeasure | undefined {
  for (let start = at + 1; start < Math.min(tokens.length, at + reach); start++) {
    const before = tokens[start - 1];
    if (
      before === undefined ||
      before.kind === "number" ||
      isBreak(before) ||
      isOf(tokens, start - 1, grammar) ||
      // "a sausage roll a slice of toast"
      grammar.articles.has(before.text)
    )
      return undefined;
    if (readPhrase(tokens, start - 1, { phrases: grammar.connectives, stem: grammar.stem }) !== undefined)
      return undefined;
    const read = readMeasureWord(tokens, start, grammar);
    if (read?.meaning.kind === "household" || read?.meaning.kind === "volume") {
      if (isSeveral && measuresNextFood(tokens, { from: at, start }, grammar)) return undefined;
      const found = { measure: read.meaning, start, next: read.next };
      if (isOf(tokens, read.next, grammar)) return found;
      // "an individual school container filled with juice", but a burrito bowl is a dish.
      const isDish = dishes.has(read.meaning.word);
      if (!isDish && skipFilledWith(tokens, found, grammar) > read.next) return found;
    }
  }
  return undefined;
}
