/** analysis/text: from a sentence to foods. This file reads tokens from left to right into the smallest parts of a text. */
import type { Connective, LanguageGrammar } from "../languages/language-grammar.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import type { ReadQuantity } from "../quantities/quantity.ts";
import { readNumber } from "../quantities/read-number.ts";
import { readPhrase } from "../quantities/read-phrase.ts";
import { isPartOfName } from "../quantities/read-sizes.ts";
import type { Token } from "../words/tokenise.ts";
import { amountAfterFood } from "./amount-after-food.ts";
import { type Atom, emptyAtom, isMeasured, mergeQuantities, ofEach } from "./atom.ts";
import { finishAtom, isHalfOfPraise } from "./finish-atom.ts";
import {
  amountsFollowFoods,
  countsNothing,
  isHeldBefore,
  isOwnWeight,
  isPartEnd,
  readAmount,
  type Sentence,
} from "./read-amount.ts";
import { afterCorrection } from "./read-correction.ts";
import { followsAnotherFood, termAt } from "./read-term.ts";
import { withoutTimes } from "./set-aside.ts";
import { sizesFirst } from "./sizes-first.ts";

const sentenceEnds: ReadonlySet<string> = new Set([".", "!", "?", ":", "•", "*"]);
const listMarks: ReadonlySet<string> = new Set([",", ";", "、", "，"]);
const dashes: ReadonlySet<string> = new Set(["-", "–", "—"]);

function isHyphen(token: Token | undefined): boolean {
  return token?.text === "-" && token.isJoined;
}

/** "with some candy" begins nothing new. */
function leadOf({ quantity }: ReadQuantity): Atom["lead"] {
  if (quantity.isSaid) return "amount";
  return quantity.vague === undefined || quantity.vague === "few" ? "article" : undefined;
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

  constructor(sentence: Sentence) {
    this.#sentence = sentence;
    this.#tokens = sentence.tokens;
    this.#grammar = sentence.grammar;
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
        this.#readSize() ||
        this.#readEmpty() ||
        this.#readTerm(1);
      if (!isRead) this.#readPlain();
    }
    this.#begin("apart");
    return this.#atoms;
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
    this.#atom = emptyAtom(isFirstOfPart ? this.#atom.connective : connective);
  }

  #readTerm(minWords: number): boolean {
    const found = termAt(this.#sentence, this.#at, this.#atom, minWords);
    if (found === undefined) return false;
    const last = this.#tokens[found.next - 1];
    if (followsAnotherFood(this.#sentence, this.#at, found.term, this.#atom)) this.#begin("apart");
    if (found.term.kind !== "ignore" && last !== undefined) {
      const { words: _, ...meaning } = found.term;
      this.#atom.words.push({ ...meaning, start: this.#tokens[this.#at]?.start ?? 0, end: last.end });
    }
    this.#at = found.next;
    this.#lastWord = "";
    return true;
  }

  #readCorrection(): boolean {
    const amountAt = afterCorrection(this.#sentence, this.#at);
    if (amountAt === undefined) return false;
    this.#begin("list");
    this.#atom.isCorrection = true;
    this.#at = amountAt;
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
    if (token.text === ":") this.#atom.isHeading = true;
    if (this.#endsSentence(token)) this.#begin("apart");
    else if (this.#separates(token)) this.#begin("list");
    return true;
  }

  #endsSentence(token: Token): boolean {
    const { words, quantity } = this.#atom;
    // "rice: 200 g" on a line of its own is whole, "200 g" goes on.
    if (token.text === "\n") return words.length > 0 || this.#atoms.at(-1)?.isHeading === true;
    if (!sentenceEnds.has(token.text)) return false;
    // "2 tbsp. honey"
    if (token.text === "." && token.isJoined && words.length === 0 && quantity !== undefined) return false;
    // "Chips Ahoy! cookie": joined to a name.
    return !(token.text === "!" && token.isJoined && this.#tokens[this.#at]?.kind === "word");
  }

  /** A comma, or a dash with blanks around it: "eggs - toast", but not "rice - 200 g". */
  #separates(token: Token): boolean {
    if (listMarks.has(token.text)) return true;
    if (!dashes.has(token.text) || this.#atom.words.length === 0) return false;
    const isSpaced = !token.isJoined && this.#tokens[this.#at]?.isJoined === false;
    return isSpaced && readAmount(this.#sentence, this.#at)?.quantity.isSaid !== true;
  }

  #readConnective(): boolean {
    const read = readPhrase(this.#tokens, this.#at, this.#grammar.connectives, (word) => word);
    if (read === undefined || this.#isInsideWord(read.next) || this.#isRange()) return false;
    this.#at = read.next;
    this.#begin(read.meaning);
    return true;
  }

  /** "between 100 and 150 g", but "between two slices" is no range. */
  #isRange(): boolean {
    const isBetween = this.#grammar.betweenWords.has(this.#tokens[this.#at]?.text ?? "");
    return isBetween && readNumber(this.#tokens, this.#at, this.#grammar) !== undefined;
  }

  /** "ready-to-drink", "caffeine-containing". */
  #isInsideWord(next: number): boolean {
    return isHyphen(this.#tokens[this.#at - 1]) || isHyphen(this.#tokens[next]);
  }

  #readQuantity(): boolean {
    const read = readAmount(this.#sentence, this.#at);
    if (read === undefined || countsNothing(read)) return false;
    if (isHeldBefore(this.#sentence, this.#at, this.#atom, read)) this.#begin("list");
    const isOwn = isOwnWeight(this.#sentence, this.#at, this.#atom, read);
    if (!isOwn && !this.#isCompletedBy(read)) this.#begin("list");
    if (this.#atom.words.length === 0) this.#atom.lead = leadOf(read);
    this.#atom.quantity = isOwn
      ? ofEach(this.#atom.quantity, read.quantity)
      : mergeQuantities(this.#atom.quantity, read.quantity);
    this.#atom.hints.push(...read.quantity.qualifiers);
    this.#at = read.next;
    const isBehind = this.#atom.words.length > 0 && !isOwn;
    if (isBehind && amountsFollowFoods(this.#sentence, read.next)) this.#begin("list");
    return true;
  }

  /** The amount ends the part or says exactly what an article began. */
  #isCompletedBy({ quantity, next }: ReadQuantity): boolean {
    const { words, quantity: said } = this.#atom;
    if (words.length === 0) return true;
    return said === undefined ? this.#isCompleteAt(next) : !said.isSaid && isMeasured(quantity);
  }

  #isCompleteAt(next: number): boolean {
    return isPartEnd(this.#sentence, next) || amountsFollowFoods(this.#sentence, next);
  }

  #readSize(): boolean {
    const read = readPhrase(this.#tokens, this.#at, this.#grammar.sizes, this.#grammar.stem);
    if (read === undefined || isPartOfName(this.#tokens, read.next)) return false;
    this.#atom.sizes.push(...read.meaning.split(" "));
    // Such words may also belong to the name: "thin crust", "regular mayonnaise", "mini bagel".
    const belongsToName = read.meaning === "thin" || read.meaning === "thick";
    if (belongsToName || this.#tokens[this.#at]?.text === "regular") return false;
    this.#at = read.next;
    return true;
  }

  #readEmpty(): boolean {
    const text = this.#tokens[this.#at]?.text ?? "";
    if (this.#grammar.definiteWords.has(text) && this.#atom.words.length === 0) this.#atom.isDefinite = true;
    const isEmpty =
      this.#grammar.emptyWords.has(text) ||
      this.#grammar.ofWords.has(text) ||
      (this.#grammar.mealWords.has(text) && !this.#beginsName());
    if (!isEmpty) return false;
    this.#at++;
    if (!this.#grammar.ofWords.has(text)) this.#lastWord = text;
    return true;
  }

  /** "breakfast sausage", "snack bar", but not "for breakfast I had". */
  #beginsName(): boolean {
    const before = this.#tokens[this.#at - 1];
    // "gelatin dessert", "chicken noodle dinner"
    const isLast = before !== undefined && before.end === this.#atom.words.at(-1)?.end;
    if (isLast && this.#grammar.dishWords.has(this.#tokens[this.#at]?.text ?? "")) return true;
    const next = this.#tokens[this.#at + 1];
    if (next?.kind !== "word" || isPartEnd(this.#sentence, this.#at + 1)) return false;
    // "a tasty breakfast tart": after an article or amount, what follows is the thing.
    const isCounted = this.#atom.lead !== undefined && this.#atom.words.length === 0;
    const isLedIn = !isCounted && (this.#grammar.emptyWords.has(before?.text ?? "") || this.#at === 0);
    if (this.#grammar.praiseNouns.has(next.text)) return false;
    return !isLedIn && !this.#grammar.emptyWords.has(next.text) && !this.#grammar.mealWords.has(next.text);
  }

  #readPlain(): void {
    const token = this.#tokens[this.#at];
    this.#at++;
    if (token === undefined || token.kind === "number") return;
    this.#lastWord = token.text;
    // "a Capri Sun pouch": the last word tells the measure too.
    const measure = this.#grammar.measures.get(this.#grammar.stem(token.text));
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
  const sentence = { tokens: withoutTimes(tokens, grammar, beginsTerm), grammar, lexicon };
  return new AtomReader({ ...sentence, tokens: sizesFirst(sentence) }).read();
}
