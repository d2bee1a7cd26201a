/** analysis/text: from a sentence to foods. This file reads tokens from left to right into atoms. */
import { type Connective, type LanguageGrammar, listing } from "../languages/language-grammar.ts";
import type { ReadQuantity } from "../quantities/quantity.ts";
import { readMeasureAt } from "../quantities/read-measure.ts";
import { type ReadNumber, readNumber } from "../quantities/read-number.ts";
import { isPartOfName, readSizeWord } from "../quantities/read-sizes.ts";
import { type Token, textAt } from "../words/tokenise.ts";
import { amountAfterFood } from "./amount-after-food.ts";
import { readAmountAt } from "./amount-at.ts";
import { type Atom, emptyAtom, isMeasured, multiplyWeightByCount, weighedBehind } from "./atom.ts";
import {
  addsInBrackets,
  isAmountInBrackets,
  isWeighedInBracketsNext,
  joinBracketedDescription,
} from "./brackets.ts";
import { connectiveAt } from "./connective-at.ts";
import { countsWhatHolds, isNeverCounted } from "./counted-before.ts";
import { elidedBefore, withoutWholesOfParts } from "./elided-food.ts";
import { finishAtom, isHalfOfPraise, type TokensByStart } from "./finish-atom.ts";
import { bondWithFoodBefore, dishBefore, followsAnotherFood, isKindOfPacket } from "./food-behind-food.ts";
import {
  amountEndsPart,
  amountsFollowFoods,
  countsPiecesOfSet,
  countsPluralBefore,
  isContainerBeforeAmount,
  isTimesBehind,
  isWeightOfFoodBefore,
  saysTimes,
} from "./food-of-amount.ts";
import { isMealWordOfName } from "./meal-word-of-name.ts";
import { readMeasureBehindFood, readSizedPieceAfterFood } from "./measure-behind-food.ts";
import { lengthOfPartitive } from "./partitive.ts";
import { leadFromQuantity } from "./read-amount.ts";
import { readAmountBeforeCorrection, skipCorrectionWords } from "./read-correction.ts";
import { findTermAt, wordOfTerm } from "./read-term.ts";
import { isOfWord, isPartEnd, type ReadingPoint, type Sentence } from "./sentence.ts";
import { endsSentence, separatesFoods } from "./separating-marks.ts";

function namesFoodOrBrand({ words }: Atom): boolean {
  return words.some(({ kind }) => kind === "food" || kind === "brand");
}

/** The article of "for a quick snack, a small cookie" counts nothing. */
function countsSomething({ quantity, connective, isCorrection }: Atom): boolean {
  if (quantity === undefined) return false;
  // "un peu", "non, un seul"
  if (connective === "bracketed" || isCorrection === true) return true;
  const { isSaid, vague, measure, qualifiers } = quantity;
  return isSaid || vague !== undefined || measure !== undefined || qualifiers.length > 0;
}

/** "x3", "x 3", but not the size of a packet: "x 80 g". */
function timesAt(sentence: Sentence, at: number): ReadNumber | undefined {
  const { tokens, grammar } = sentence;
  const read = saysTimes(sentence, at) ? readNumber(tokens, at, grammar) : undefined;
  return read !== undefined && readMeasureAt(tokens, read.next, grammar) === undefined ? read : undefined;
}

const besideBurger: ReadonlySet<string> = new Set(["fries", "potatoes", "wedges", "salad", "soda", "cola"]);

/** "whopper medium fries", "big mac moyenne frite": the size is of the food behind it; where the head comes first, of what such a food comes with. */
function isSizeOfNextFood({ tokens, grammar, lexicon }: Sentence, { words }: Atom, at: number): boolean {
  const next = lexicon.find(tokens, at)?.term;
  const before = words.at(-1)?.kind;
  if (next?.kind !== "food" && next?.kind !== "brand") return false;
  if (grammar.headPosition === "last") return before === "brand";
  const isFood = before === "brand" || before === "food";
  return isFood && next.english.some((word) => besideBurger.has(word));
}

/** "half the peas", "la mitad de la pizza", "la moitié du riz"; but "half a pizza" is another one. */
function isShareOfKnown(
  { tokens, grammar }: Sentence,
  at: number,
  { quantity, next }: ReadQuantity,
): boolean {
  const isShare = quantity.measure === undefined && quantity.count < 1;
  const isKnown =
    tokens[at]?.isShareOfNamed === true ||
    grammar.definiteWords.has(textAt(tokens, next - 1)) ||
    lengthOfPartitive({ tokens, grammar }, next - 1) === 1;
  return isShare && isKnown;
}

function isCountAtEnd(sentence: Sentence, { quantity, next }: ReadQuantity): boolean {
  return quantity.measure === undefined && quantity.count > 1 && isPartEnd(sentence, next);
}

function saysNothing(sentence: Sentence, { at, atom }: ReadingPoint): boolean {
  const { emptyWords, ofWords, mealWords } = sentence.grammar;
  const text = textAt(sentence.tokens, at);
  return (
    emptyWords.has(text) ||
    ofWords.has(text) ||
    (mealWords.has(text) && !isMealWordOfName(sentence, at, atom))
  );
}

export class AtomReader {
  readonly #sentence: Sentence;
  readonly #tokens: readonly Token[];
  readonly #tokensByStart: TokensByStart;
  readonly #grammar: LanguageGrammar;
  readonly #atoms: Atom[] = [];
  #atom = emptyAtom("apart");
  #at = 0;
  #lastWord = "";
  /** Where the parts in the open bracket begin; -1 where none is open. */
  #bracketAt = -1;

  constructor(sentence: Sentence) {
    this.#sentence = sentence;
    this.#tokens = sentence.tokens;
    this.#tokensByStart = Map.groupBy(sentence.tokens, ({ start }) => start);
    this.#grammar = sentence.grammar;
  }

  get #point(): ReadingPoint {
    return { at: this.#at, atom: this.#atom };
  }

  read(): readonly Atom[] {
    while (this.#at < this.#tokens.length) {
      const isRead =
        this.#readTerm(2) ||
        this.#readCorrection() ||
        this.#readAmountAfter() ||
        this.#readMark() ||
        this.#readConnective() ||
        this.#readTimes() ||
        this.#readQuantity() ||
        this.#readMeasureBehind() ||
        this.#readPieceAlone() ||
        this.#readSize() ||
        this.#readEmpty() ||
        this.#readTerm(1);
      if (!isRead) this.#readPlain();
    }
    this.#begin("apart");
    return withoutWholesOfParts(this.#atoms);
  }

  #begin(connective: Connective): void {
    const { quantity, words, sizes } = this.#atom;
    const isEmpty = words.length === 0 && sizes.length === 0 && !countsSomething(this.#atom);
    if (!isEmpty) {
      const finished = finishAtom(this.#atom, {
        tokensByStart: this.#tokensByStart,
        grammar: this.#grammar,
        lastWord: this.#lastWord,
      });
      const isPraise = finished.words.length === 0 && words.length > 0;
      if (isPraise && isHalfOfPraise(this.#atoms.at(-1), finished)) this.#atoms.pop();
      if (!isPraise || finished.quantity !== undefined) this.#atoms.push(finished);
    }
    // An empty part passes on the stronger bond: ", and with".
    const isFirst = isEmpty && (quantity === undefined || connective === "aside");
    const isFirstOfPart = isFirst && this.#atom.connective === "apart";
    const opened = this.#bracketAt >= 0 ? "bracketed" : connective;
    this.#atom = emptyAtom(isFirstOfPart ? this.#atom.connective : opened);
  }

  #readTerm(minWords: number): boolean {
    const found = findTermAt(this.#sentence, this.#point, minWords);
    if (found === undefined) return false;
    if (isKindOfPacket(this.#atom, found.term)) this.#atom.words.pop();
    if (followsAnotherFood(this.#sentence, this.#point, found.term))
      this.#begin(bondWithFoodBefore(found.term, dishBefore(this.#atoms, this.#atom)));
    const isSaidAgain = found.term.row !== undefined && this.#atom.words.at(-1)?.row === found.term.row;
    const word = isSaidAgain ? undefined : wordOfTerm(this.#sentence, this.#at, found);
    if (word !== undefined) this.#atom.words.push(word);
    this.#at = found.next;
    this.#lastWord = "";
    return true;
  }

  #readCorrection(): boolean {
    const behind = readAmountBeforeCorrection(this.#sentence, this.#at);
    const next = behind?.next ?? skipCorrectionWords(this.#sentence, this.#at);
    if (next === undefined) return false;
    this.#begin("list");
    this.#atom.isCorrection = true;
    if (behind !== undefined) this.#atom.quantity = behind.quantity;
    this.#at = next;
    return true;
  }

  #readAmountAfter(): boolean {
    const after = amountAfterFood(this.#sentence, this.#at, this.#atom);
    if (after === undefined) return false;
    this.#atom.quantity = after.quantity;
    this.#at = after.next;
    // "knackis (3) coquillettes"
    const isBracketed = textAt(this.#tokens, after.next - 1) === ")";
    if (isBracketed && namesFoodOrBrand(this.#atom)) this.#atom.isAmountBehind = true;
    if (isBracketed && isWeighedInBracketsNext(this.#sentence, after.next)) this.#begin("list");
    return true;
  }

  #readMark(): boolean {
    const token = this.#tokens[this.#at];
    if (token?.kind !== "mark" || token.text === "&" || token.text === "+") return false;
    this.#at++;
    if (token.text === "(" || token.text === ")") {
      this.#readBracket(token.text);
      return true;
    }
    if (token.text === ":") this.#atom.isHeading = true;
    const mark = { sentence: this.#sentence, token, next: this.#at, atom: this.#atom };
    if (endsSentence(mark, this.#atoms.at(-1))) this.#begin("apart");
    else if (separatesFoods(mark)) this.#begin("list");
    return true;
  }

  /** "gumbo (chicken and sausage)": brackets behind a food tell which it is, or what is in it. */
  #readBracket(mark: "(" | ")"): void {
    const hasFoodBefore = this.#atom.words.length > 0 || (this.#atoms.at(-1)?.words.length ?? 0) > 0;
    if (mark === "(" && hasFoodBefore && addsInBrackets(this.#sentence, this.#at)) {
      this.#begin("list");
    } else if (mark === "(" && hasFoodBefore && !isAmountInBrackets(this.#sentence, this.#at)) {
      this.#begin("bracketed");
      this.#bracketAt = this.#atoms.length;
    } else if (mark === "(" && isNeverCounted(this.#atom)) {
      // "pancakes with syrup (3)": the number is of what was named before.
      this.#begin("list");
    } else if (mark === ")" && this.#bracketAt >= 0) {
      const opened = this.#bracketAt;
      this.#bracketAt = -1;
      this.#begin("list");
      joinBracketedDescription(this.#atoms, opened, this.#grammar.language);
    }
  }

  #readConnective(): boolean {
    const read = connectiveAt(this.#sentence, this.#at);
    if (read === undefined) return false;
    if (read.meaning === "with" && this.#readContainerBehind(read.next)) return true;
    const isFrom = textAt(this.#tokens, this.#at) === "from";
    this.#at = read.next;
    this.#begin(read.meaning);
    if (isFrom) this.#atom.isFrom = true;
    return true;
  }

  /** "un schweppes en canette", "2 cervezas en lata": its container gives the amount. */
  #readContainerBehind(at: number): boolean {
    const { quantity } = this.#atom;
    if (quantity?.measure !== undefined || quantity?.vague !== undefined) return false;
    const behind = readMeasureBehindFood(this.#sentence, { ...this.#atom, quantity: undefined }, at);
    if (behind === undefined) return false;
    this.#atom.quantity = { ...behind.quantity, count: quantity?.count ?? 1 };
    this.#at = behind.next;
    return true;
  }

  /** "pint of stout x3", "bag of crisps x2": so many of what was measured. */
  #readTimes(): boolean {
    const { quantity, words } = this.#atom;
    const times = timesAt(this.#sentence, this.#at);
    const isCountOfOne = quantity?.isSaid === true && quantity.count === 1;
    if (times === undefined || words.length === 0 || quantity === undefined) return false;
    // "1 abricot x2"
    if (quantity.measure === undefined && !isCountOfOne) return false;
    this.#atom.quantity = { ...quantity, count: quantity.count * times.value, isSaid: true };
    this.#at = times.next;
    return true;
  }

  #readQuantity(): boolean {
    const read = readAmountAt(this.#sentence, this.#point, this.#atoms.at(-1));
    if (read === undefined) return false;
    if (isContainerBeforeAmount(this.#sentence, this.#point, read)) this.#begin("list");
    const isOwn = isWeightOfFoodBefore(this.#sentence, this.#point, read);
    const isTimes = isTimesBehind(this.#sentence, this.#point);
    if (countsPiecesOfSet(this.#sentence, this.#point, read)) {
      this.#at = read.next;
      return true;
    }
    const isOfPlural = countsPluralBefore(this.#sentence, this.#atom, read);
    if (!isOwn && this.#isOfAnotherFood(read, isTimes)) this.#beginAmount();
    if (this.#atom.words.length === 0) this.#atom.lead = leadFromQuantity(read);
    const elided = elidedBefore(this.#sentence, this.#point, { read, before: this.#atoms.at(-1) });
    if (elided !== undefined) this.#atom.isElided = true;
    if (elided?.word !== undefined) this.#atom.words.push(elided.word);
    const { quantity } = elided ?? read;
    this.#atom.quantity = isOwn
      ? multiplyWeightByCount(this.#atom.quantity, quantity)
      : weighedBehind(this.#atom, quantity);
    this.#atom.hints.push(...read.quantity.qualifiers);
    if (isShareOfKnown(this.#sentence, this.#at, read)) this.#atom.isShareOfNamed = true;
    this.#at = read.next;
    const isBehind = this.#atom.words.length > 0 && !isOwn && elided === undefined;
    const endsFood = isMeasured(quantity) || isTimes || isOfPlural;
    if (isBehind && endsFood && namesFoodOrBrand(this.#atom)) this.#atom.isAmountBehind = true;
    const isEnglishTimes = isTimes && this.#grammar.headPosition === "last";
    if (isBehind && (isEnglishTimes || amountsFollowFoods(this.#sentence, read.next))) this.#begin("list");
    return true;
  }

  /** "tortitas de 2 huevos y 40 g de avena": behind "of", an amount is of what the food before is made of. */
  #beginAmount(): void {
    const isAmountOf = isOfWord(this.#sentence, this.#at - 1);
    this.#begin(isAmountOf ? "made" : "list");
    if (isAmountOf) this.#atom.isAmountOf = true;
  }

  /** Whether the amount is none of the food before it; `isTimes`: "nuggets x6". */
  #isOfAnotherFood(read: ReadQuantity, isTimes: boolean): boolean {
    // "tartine confiture x3"
    if (isTimes) return isNeverCounted(this.#atom);
    const isOfHolder = isCountAtEnd(this.#sentence, read) && countsWhatHolds(this.#atoms.at(-1), this.#atom);
    return isOfHolder || !amountEndsPart(this.#sentence, this.#atom, read);
  }

  #readMeasureBehind(): boolean {
    const behind = readMeasureBehindFood(this.#sentence, this.#atom, this.#at);
    if (behind === undefined) return false;
    this.#atom.quantity = behind.quantity;
    this.#at = behind.next;
    return true;
  }

  /** "lentejas, plato pequeño", "crisps, bag": of the food before the comma. */
  #readPieceAlone(): boolean {
    if (this.#atom.words.length > 0) return false;
    const piece = readSizedPieceAfterFood(this.#sentence, this.#atom, this.#at);
    if (piece === undefined || (this.#atoms.at(-1)?.words.length ?? 0) === 0) return false;
    this.#atom.quantity = piece.quantity;
    this.#at = piece.next;
    return true;
  }

  #readSize(): boolean {
    const read = readSizeWord(this.#tokens, this.#at, this.#grammar);
    if (read === undefined || isPartOfName(this.#tokens, read.next)) return false;
    if (isSizeOfNextFood(this.#sentence, this.#atom, read.next)) this.#begin("list");
    this.#atom.sizes.push(...read.meaning.split(" "));
    const piece = readSizedPieceAfterFood(this.#sentence, this.#atom, read.next);
    if (piece !== undefined) {
      this.#atom.quantity = piece.quantity;
      this.#at = piece.next;
      return true;
    }
    // Such words may also belong to the name: "thin crust", "regular mayonnaise", "mini bagel".
    const belongsToName = read.meaning === "thin" || read.meaning === "thick";
    if (belongsToName || this.#tokens[this.#at]?.text === "regular") return false;
    this.#at = read.next;
    return true;
  }

  #readEmpty(): boolean {
    const text = textAt(this.#tokens, this.#at);
    if (this.#grammar.definiteWords.has(text) && this.#atom.words.length === 0) this.#atom.isDefinite = true;
    if (!saysNothing(this.#sentence, this.#point)) return false;
    this.#at += this.#readPartitive() ?? 1;
    if (!this.#grammar.ofWords.has(text)) this.#lastWord = text;
    return true;
  }

  /** "200 g de riz et du poulet": an article, which begins another food. The number of its tokens. */
  #readPartitive(): number | undefined {
    const { words, quantity, lead, connective } = this.#atom;
    const isFirst = words.length === 0 && quantity === undefined && lead === undefined;
    if (!isFirst || !listing.has(connective)) return undefined;
    const length = lengthOfPartitive(this.#sentence, this.#at);
    if (length !== undefined) this.#atom.lead = "article";
    return length;
  }

  #readPlain(): void {
    const token = this.#tokens[this.#at];
    this.#at++;
    // A mark names nothing: some rows have "/" among their words.
    if (token?.kind !== "word") return;
    this.#lastWord = token.text;
    // "a Capri Sun pouch": the last word is a measure as well.
    const measure = this.#grammar.measures.get(token.text);
    const isOpen = this.#atom.quantity?.measure === undefined;
    if (measure?.kind === "household" && isOpen && this.#atom.words.length > 0)
      this.#atom.sizes.push(measure.word);
    const english = [this.#grammar.glossary.get(token.text) ?? token.text];
    this.#atom.words.push({ english, kind: "plain", start: token.start, end: token.end });
  }
}
