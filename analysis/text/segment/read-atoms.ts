import type { Connective, LanguageGrammar } from "../languages/language-grammar.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import { isPartOfName, readSizeWord } from "../quantities/read-sizes.ts";
import { type Token, textAt } from "../words/tokenise.ts";
import { amountAfterFood } from "./amount-after-food.ts";
import { type Atom, emptyAtom, isMeasured, mergeQuantities, multiplyWeightByCount } from "./atom.ts";
import { isAmountInBrackets, joinBracketedDescription } from "./brackets.ts";
import { connectiveAt } from "./connective-at.ts";
import { descriptionsFirst } from "./descriptions-first.ts";
import { elidedBefore, withoutWholesOfParts } from "./elided-food.ts";
import { finishAtom, isHalfOfPraise } from "./finish-atom.ts";
import { endOfFlavour } from "./flavour-of-product.ts";
import {
  amountEndsPart,
  amountsFollowFoods,
  isContainerBeforeAmount,
  isWeightOfFoodBefore,
} from "./food-of-amount.ts";
import { readBareContainer, withImpliedMeasure } from "./hurried-amounts.ts";
import { isMealWordOfName } from "./meal-word-of-name.ts";
import {
  readMeasureBehindFood,
  readSizedPieceAfterFood,
  withPieceAfterFood,
  withPieceOfFoodBefore,
} from "./measure-behind-food.ts";
import { isTooLargeToCount, leadFromQuantity, readAmount } from "./read-amount.ts";
import { readAmountBeforeCorrection, skipCorrectionWords } from "./read-correction.ts";
import { bondWithFoodBefore, findTermAt, followsAnotherFood } from "./read-term.ts";
import type { ReadingPoint, Sentence } from "./sentence.ts";
import { endsSentence, separatesFoods } from "./separating-marks.ts";
import { withoutTimes } from "./set-aside.ts";
import { sharesAsAmounts } from "./shares-eaten.ts";
import { sizesFirst } from "./sizes-first.ts";

/** Of "du", "des", "de la" and "de l'". */
function lengthOfPartitive(tokens: readonly Token[], at: number): number | undefined {
  const [first, second, third] = tokens.slice(at, at + 3).map(({ text }) => text);
  if (first === "du" || first === "des") return 1;
  if (first !== "de") return undefined;
  if (second === "la") return 2;
  return second === "l" && third === "'" ? 3 : undefined;
}

/** Reads tokens from left to right into atoms. */
class AtomReader {
  readonly #sentence: Sentence;
  readonly #tokens: readonly Token[];
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
    const isEmpty = words.length === 0 && sizes.length === 0 && !quantity;
    if (!isEmpty) {
      const read = { tokens: this.#tokens, grammar: this.#grammar, lastWord: this.#lastWord };
      const finished = finishAtom(this.#atom, read);
      const isPraise = finished.words.length === 0 && words.length > 0;
      if (isPraise && isHalfOfPraise(this.#atoms.at(-1), finished)) this.#atoms.pop();
      if (!isPraise || finished.quantity !== undefined) this.#atoms.push(finished);
    }
    // An empty part passes on the stronger bond: ", and with".
    const isFirstOfPart = isEmpty && this.#atom.connective === "apart";
    const opened = this.#bracketAt >= 0 ? "bracketed" : connective;
    this.#atom = emptyAtom(isFirstOfPart ? this.#atom.connective : opened);
  }

  #readTerm(minWords: number): boolean {
    const found = findTermAt(this.#sentence, this.#point, minWords);
    if (found === undefined) return false;
    const { isFlavoured, english } = found.term;
    const next = isFlavoured === true ? endOfFlavour(this.#sentence, found.next, { english }) : found.next;
    const last = this.#tokens[next - 1];
    if (followsAnotherFood(this.#sentence, this.#point, found.term))
      this.#begin(bondWithFoodBefore(found.term, this.#dishBefore()));
    const isSaidAgain = found.term.row !== undefined && this.#atom.words.at(-1)?.row === found.term.row;
    if (found.term.kind !== "ignore" && !isSaidAgain && last !== undefined) {
      const { words: _, ...meaning } = found.term;
      const start = this.#tokens[this.#at]?.start ?? 0;
      const isPlural = this.#grammar.stem(last.text) !== last.text;
      this.#atom.words.push({ ...meaning, isPlural, start, end: last.end });
    }
    this.#at = next;
    this.#lastWord = "";
    return true;
  }

  /** What the words read last lie in or on, or they themselves. */
  #dishBefore(): Atom {
    const isInDish = ({ connective }: Atom) => connective === "filled" || connective === "with";
    if (!isInDish(this.#atom)) return this.#atom;
    return this.#atoms.findLast((atom) => !isInDish(atom)) ?? this.#atom;
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

  /** "gumbo (chicken and sausage)": what stands in brackets behind a food says which it is, or what is in it. */
  #readBracket(mark: "(" | ")"): void {
    const hasFoodBefore = this.#atom.words.length > 0 || (this.#atoms.at(-1)?.words.length ?? 0) > 0;
    if (mark === "(" && hasFoodBefore && !isAmountInBrackets(this.#sentence, this.#at)) {
      this.#begin("bracketed");
      this.#bracketAt = this.#atoms.length;
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
    this.#at = read.next;
    this.#begin(read.meaning);
    return true;
  }

  /** "un schweppes en canette", "2 cervezas en lata": what it is in tells the amount. */
  #readContainerBehind(at: number): boolean {
    const { quantity } = this.#atom;
    if (quantity?.measure !== undefined || quantity?.vague !== undefined) return false;
    const behind = readMeasureBehindFood(this.#sentence, { ...this.#atom, quantity: undefined }, at);
    if (behind === undefined) return false;
    this.#atom.quantity = { ...behind.quantity, count: quantity?.count ?? 1 };
    this.#at = behind.next;
    return true;
  }

  #readQuantity(): boolean {
    const amount = readAmount(this.#sentence, this.#at) ?? readBareContainer(this.#sentence, this.#point);
    const counted = amount && withImpliedMeasure(this.#sentence, this.#point, amount);
    if (counted === undefined || isTooLargeToCount(counted)) return false;
    const read =
      this.#atom.words.length === 0
        ? withPieceOfFoodBefore(this.#sentence, this.#atom, counted)
        : withPieceAfterFood(this.#sentence, counted);
    if (isContainerBeforeAmount(this.#sentence, this.#point, read)) this.#begin("list");
    const isOwn = isWeightOfFoodBefore(this.#sentence, this.#point, read);
    if (!isOwn && !amountEndsPart(this.#sentence, this.#atom, read)) this.#begin("list");
    if (this.#atom.words.length === 0) this.#atom.lead = leadFromQuantity(read);
    const elided = elidedBefore(this.#sentence, this.#point, { read, before: this.#atoms.at(-1) });
    if (elided?.word !== undefined) this.#atom.words.push(elided.word);
    if (elided !== undefined) this.#atom.isElided = true;
    this.#atom.quantity = isOwn
      ? multiplyWeightByCount(this.#atom.quantity, read.quantity)
      : mergeQuantities(this.#atom.quantity, read.quantity);
    if (elided?.measure !== undefined)
      this.#atom.quantity = { ...read.quantity, isSaid: true, measure: elided.measure };
    this.#atom.hints.push(...read.quantity.qualifiers);
    this.#at = read.next;
    const isBehind = this.#atom.words.length > 0 && !isOwn && elided === undefined;
    const isNamed = this.#atom.words.some(({ kind }) => kind === "food" || kind === "brand");
    if (isBehind && isNamed && isMeasured(read.quantity)) this.#atom.isAmountBehind = true;
    if (isBehind && amountsFollowFoods(this.#sentence, read.next)) this.#begin("list");
    return true;
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
    const isEmpty =
      this.#grammar.emptyWords.has(text) ||
      this.#grammar.ofWords.has(text) ||
      (this.#grammar.mealWords.has(text) && !isMealWordOfName(this.#sentence, this.#at, this.#atom));
    if (!isEmpty) return false;
    this.#at += this.#readPartitive() ?? 1;
    if (!this.#grammar.ofWords.has(text)) this.#lastWord = text;
    return true;
  }

  /** "200 g de riz et du poulet": an article, which begins another food. The number of its tokens. */
  #readPartitive(): number | undefined {
    const { words, quantity, lead, connective } = this.#atom;
    const isFirst = words.length === 0 && quantity === undefined && lead === undefined;
    if (!isFirst || (connective !== "and" && connective !== "list")) return undefined;
    const length = lengthOfPartitive(this.#tokens, this.#at);
    if (length !== undefined && this.#grammar.language === "fr") this.#atom.lead = "article";
    return this.#atom.lead === undefined ? undefined : length;
  }

  #readPlain(): void {
    const token = this.#tokens[this.#at];
    this.#at++;
    // A mark names nothing: some rows have "/" among their words.
    if (token?.kind !== "word") return;
    this.#lastWord = token.text;
    // "a Capri Sun pouch": the last word tells the measure too.
    const measure = this.#grammar.measures.get(token.text);
    const isOpen = this.#atom.quantity?.measure === undefined;
    if (measure?.kind === "household" && isOpen && this.#atom.words.length > 0)
      this.#atom.sizes.push(measure.word);
    const english = [this.#grammar.glossary.get(token.text) ?? token.text];
    this.#atom.words.push({ english, kind: "plain", start: token.start, end: token.end });
  }
}

export function readAtoms(
  tokens: readonly Token[],
  grammar: LanguageGrammar,
  lexicon: Lexicon,
): readonly Atom[] {
  const beginsTerm = (at: number) => (lexicon.find(tokens, at)?.term.words.length ?? 0) > 1;
  const shared = sharesAsAmounts(withoutTimes(tokens, grammar, beginsTerm), grammar);
  const sentence = { tokens: shared, grammar, lexicon };
  const described = { ...sentence, tokens: descriptionsFirst(sentence) };
  return new AtomReader({ ...described, tokens: sizesFirst(described) }).read();
}
