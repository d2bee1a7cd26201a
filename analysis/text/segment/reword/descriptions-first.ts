import { readSizeWord } from "../../quantities/read-sizes.ts";
import { isAdjective } from "../../words/head-noun.ts";
import { type Token, textAt } from "../../words/tokenise.ts";
import { amountsFollowFoods } from "../amounts/food-of-amount.ts";
import { readAmount } from "../amounts/read-amount.ts";
import { isPartEnd, type Sentence } from "../sentence.ts";

/** Tokens of the longest amount that a description may follow: "one hundred and fifty grams". */
const amountTokensMax = 10;
/** A name is looked for this many words before its amount, and this many after. */
const nameWordsMax = 3;
const marksBeforeAmount: ReadonlySet<string> = new Set([":", "-", "–", "—", "(", ","]);

function isDescribingToken({ grammar }: Sentence, { kind, text }: Token): boolean {
  const english = grammar.language === "en" ? text : (grammar.glossary.get(text) ?? "");
  return kind === "word" && isAdjective(english) && !grammar.measures.has(grammar.stem(text));
}

/** Where the words that only describe end: "cooked", "cuit à la vapeur". */
function endOfDescription(sentence: Sentence, from: number): number {
  const { tokens, lexicon } = sentence;
  let at = from;
  for (let token = tokens[at]; token !== undefined; token = tokens[at]) {
    const found = lexicon.find(tokens, at);
    if (found?.term.kind === "modifier") at = found.next;
    else if (found === undefined && isDescribingToken(sentence, token)) at++;
    else break;
  }
  return at;
}

/** Where the amount begins that ends right before this token. */
function startOfAmount(sentence: Sentence, end: number): number | undefined {
  for (let start = Math.max(1, end - amountTokensMax); start < end; start++) {
    const read = readAmount(sentence, start);
    if (read?.next === end && read.quantity.isSaid && read.quantity.measure !== undefined) return start;
  }
  return undefined;
}

function mayNameFood({ tokens, grammar }: Sentence, at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== "word") return false;
  const { text } = token;
  const isFunctionWord = [grammar.emptyWords, grammar.ofWords, grammar.mealWords, grammar.definiteWords].some(
    (words) => words.has(text),
  );
  return !isFunctionWord && !grammar.articles.has(text) && !grammar.connectives.has(text);
}

/** Where the description belongs: behind the food, before its amount and the mark between them. */
function findPlaceBehindFood(sentence: Sentence, amountAt: number, described: string): number | undefined {
  const { tokens, grammar } = sentence;
  const isMarked = marksBeforeAmount.has(textAt(tokens, amountAt - 1));
  if (isMarked && grammar.loneDishes.has(described)) return undefined;
  const place = isMarked ? amountAt - 1 : amountAt;
  return mayNameFood(sentence, place - 1) ? place : undefined;
}

/** "emmental 80 g râpé": where the name ends that goes on behind the amount. */
function endOfName({ tokens, grammar, lexicon }: Sentence, place: number, at: number): number {
  // "an apple, a 258 g banana": in English a comma ends the name.
  if (grammar.headPosition === "last" && textAt(tokens, place) === ",") return at;
  const after = tokens.slice(at, at + nameWordsMax);
  for (let start = Math.max(0, place - nameWordsMax); start < place; start++) {
    const found = lexicon.find([...tokens.slice(start, place), ...after], 0);
    const behind = (found?.next ?? 0) - (place - start);
    // "batido: 30 g proteína": it is what was weighed.
    const isName = found?.term.kind === "food" && found.term.isHurried !== true;
    if (isName && behind > 0) return at + behind;
  }
  return at;
}

/** Not "fina" and "gruesa", which slices are said to be, and foods. */
function isSizeOfMeasure({ tokens, grammar }: Sentence, at: number): boolean {
  const size = readSizeWord(tokens, at, grammar)?.meaning;
  return size !== undefined && size !== "thin" && size !== "thick";
}

interface Described {
  readonly place: number;
  readonly end: number;
}

/** The words from here that follow an amount and describe the food before it. */
function findDescriptionAt(sentence: Sentence, at: number): Described | undefined {
  const { tokens, grammar } = sentence;
  // "palomitas, un bol grande": the bowl is large, although there are "palomitas grandes".
  if (grammar.headPosition === "first" && isSizeOfMeasure(sentence, at)) return undefined;
  const described = endOfDescription(sentence, at);
  if (described === at && !grammar.measures.has(grammar.stem(textAt(tokens, at - 1)))) return undefined;
  const amountAt = startOfAmount(sentence, at);
  if (amountAt === undefined) return undefined;
  const place = findPlaceBehindFood(sentence, amountAt, textAt(tokens, at));
  if (place === undefined) return undefined;
  const end = described > at ? described : endOfName(sentence, place, at);
  // "avena 50 g con leche desnatada 250 ml": what has an amount of its own is another food.
  const isJoined = grammar.connectives.has(textAt(tokens, at));
  const isRun = grammar.headPosition === "first" && !isJoined && amountsFollowFoods(sentence, end);
  return end > at && (isPartEnd(sentence, end) || isRun) ? { place, end } : undefined;
}

/** "riz 100 g cuit", "chicken: 150 g grilled": what describes the food goes before the amount that follows it. */
export function descriptionsFirst(sentence: Sentence): readonly Token[] {
  const tokens = [...sentence.tokens];
  const current = { ...sentence, tokens };
  // From the end on, as each amount must close its part before the one to its left is looked at.
  for (let at = tokens.length - 1; at > 1; at--) {
    const described = tokens[at]?.kind === "word" ? findDescriptionAt(current, at) : undefined;
    if (described !== undefined) tokens.splice(described.place, 0, ...tokens.splice(at, described.end - at));
  }
  return tokens;
}
