/** analysis/text: from a sentence to foods. This file reads tokens from left to right into the smallest parts of a text. */
import type { Connective, LanguageGrammar } from "../languages/language-grammar.ts";
import type { Lexicon, LexiconTerm } from "../lexicon/lexicon.ts";
import { readPhrase } from "../quantities/read-number.ts";
import { isPartOfName, readQuantity } from "../quantities/read-quantity.ts";
import type { Token } from "../words/tokenise.ts";
import { type Atom, emptyAtom, isMeasured, mergeQuantities } from "./atom.ts";
import { finishAtom } from "./finish-atom.ts";

/** Nobody counts more pieces of a food. */
const countedMax = 60;
const sentenceEnds: ReadonlySet<string> = new Set([".", "!", "?", ":", "•", "*"]);
const listMarks: ReadonlySet<string> = new Set([",", ";", "、", "，"]);

function isHyphen(token: Token | undefined): boolean {
  return token?.text === "-" && token.isJoined;
}

/** Reads tokens from left to right into atoms. */
class AtomReader {
  readonly #tokens: readonly Token[];
  readonly #grammar: LanguageGrammar;
  readonly #lexicon: Lexicon;
  readonly #atoms: Atom[] = [];
  #atom = emptyAtom("apart");
  #at = 0;
  #lastWord = "";

  constructor(tokens: readonly Token[], grammar: LanguageGrammar, lexicon: Lexicon) {
    this.#tokens = tokens;
    this.#grammar = grammar;
    this.#lexicon = lexicon;
  }

  read(): readonly Atom[] {
    while (this.#at < this.#tokens.length) {
      const isRead =
        this.#readTerm(2) ||
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
      if (finished.words.length > 0 || words.length === 0) this.#atoms.push(finished);
    }
    // An empty part passes on the stronger bond: ", and with".
    const isFirstOfPart = isEmpty && (this.#atom.connective === "apart" || connective === "aside");
    this.#atom = emptyAtom(isFirstOfPart ? this.#atom.connective : connective);
  }

  #readTerm(minWords: number): boolean {
    const found = this.#lexicon.find(this.#tokens, this.#at);
    if (found === undefined || found.term.words.length < minWords) return false;
    if (minWords > 1 && this.#isCutByNextTerm(found.next)) return false;
    const last = this.#tokens[found.next - 1];
    if (this.#followsAnotherFood(found.term)) this.#begin("and");
    if (found.term.kind !== "ignore" && last !== undefined) {
      this.#atom.words.push({
        english: found.term.english,
        kind: found.term.kind,
        start: this.#tokens[this.#at]?.start ?? 0,
        end: last.end,
      });
    }
    this.#at = found.next;
    this.#lastWord = "";
    return true;
  }

  /** "steak frites salade": where the head stands first, foods may stand side by side without a word between. */
  #followsAnotherFood(term: LexiconTerm): boolean {
    if (this.#grammar.headStands !== "first" || term.kind !== "food") return false;
    const before = this.#tokens[this.#at - 1];
    const last = this.#atom.words.at(-1);
    return last?.kind === "food" && before?.end === last.end;
  }

  /** "boiled sweet potatoes": "boiled sweet" must not tear "sweet potato" apart. */
  #isCutByNextTerm(next: number): boolean {
    for (let at = this.#at + 1; at < next; at++) {
      const inner = this.#lexicon.find(this.#tokens, at);
      if (inner !== undefined && inner.next > next) return true;
    }
    return false;
  }

  #readMark(): boolean {
    const token = this.#tokens[this.#at];
    if (token?.kind !== "mark" || token.text === "&" || token.text === "+") return false;
    this.#at++;
    if (token.text === ":") this.#atom.isHeading = true;
    // "Chips Ahoy! cookie": joined to a name.
    const isInName = token.text === "!" && token.isJoined && this.#tokens[this.#at]?.kind === "word";
    if (sentenceEnds.has(token.text) && !isInName) this.#begin("apart");
    else if (listMarks.has(token.text)) this.#begin("list");
    return true;
  }

  #readConnective(): boolean {
    const read = readPhrase(this.#tokens, this.#at, this.#grammar.connectives, (word) => word);
    if (read === undefined || this.#isInsideWord(read.next)) return false;
    this.#at = read.next;
    this.#begin(read.meaning);
    return true;
  }

  /** "ready-to-drink", "caffeine-containing". */
  #isInsideWord(next: number): boolean {
    return isHyphen(this.#tokens[this.#at - 1]) || isHyphen(this.#tokens[next]);
  }

  #isPartEnd(at: number): boolean {
    const token = this.#tokens[at];
    if (token === undefined || token.kind === "mark") return true;
    return readPhrase(this.#tokens, at, this.#grammar.connectives, (word) => word) !== undefined;
  }

  #readQuantity(): boolean {
    const read = readQuantity(this.#tokens, this.#at, this.#grammar);
    if (read === undefined) return false;
    const atom = this.#atom;
    const isTrailing = atom.words.length > 0;
    // "flour type 500": a large bare number inside a name counts nothing.
    if (read.quantity.measure === undefined && read.quantity.count > countedMax) return false;
    // "a spread of 140 g of beans": what stands before only holds it.
    const isHeld =
      this.#grammar.headStands === "last" &&
      isTrailing &&
      isMeasured(read.quantity) &&
      this.#grammar.ofWords.has(this.#tokens[this.#at - 1]?.text ?? "") &&
      this.#grammar.ofWords.has(this.#tokens[read.next - 1]?.text ?? "");
    if (isHeld) this.#begin("list");
    const completes =
      !isTrailing ||
      (atom.quantity === undefined
        ? this.#isPartEnd(read.next)
        : !atom.quantity.isSaid && isMeasured(read.quantity));
    if (!completes) this.#begin("list");
    if (this.#atom.words.length === 0) this.#atom.lead = read.quantity.isSaid ? "amount" : "article";
    this.#atom.quantity = mergeQuantities(this.#atom.quantity, read.quantity);
    this.#atom.hints.push(...read.quantity.qualifiers);
    this.#at = read.next;
    return true;
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
    this.#lastWord = text;
    return true;
  }

  /** "breakfast sausage", "snack bar", but not "for breakfast I had". */
  #beginsName(): boolean {
    const before = this.#tokens[this.#at - 1];
    // "gelatin dessert", "chicken noodle dinner"
    const isLast = before !== undefined && before.end === this.#atom.words.at(-1)?.end;
    if (isLast && this.#grammar.dishWords.has(this.#tokens[this.#at]?.text ?? "")) return true;
    const next = this.#tokens[this.#at + 1];
    if (next?.kind !== "word" || this.#isPartEnd(this.#at + 1)) return false;
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
    if (measure?.kind === "household" && this.#atom.words.length > 0) this.#atom.sizes.push(measure.word);
    const english = [this.#grammar.glossary.get(token.text) ?? token.text];
    this.#atom.words.push({ english, kind: "plain", start: token.start, end: token.end });
  }
}

export function readAtoms(
  tokens: readonly Token[],
  grammar: LanguageGrammar,
  lexicon: Lexicon,
): readonly Atom[] {
  return new AtomReader(tokens, grammar, lexicon).read();
}
