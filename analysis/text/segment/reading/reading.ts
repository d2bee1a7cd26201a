/** Holds how far a sentence has been read: the parts that are complete, and the one that is open. */
import type { Connective } from "../../languages/language-grammar.ts";
import type { Quantity, ReadQuantity } from "../../quantities/quantity.ts";
import { type Atom, describes, emptyAtom } from "../atom.ts";
import { finishAtom } from "../finish/finish-atom.ts";
import type { ReadingPoint, Sentence } from "../sentence.ts";

/** The article of "for a quick snack, a small cookie" counts nothing. */
function countsSomething({ quantity, connective, isCorrection }: Atom): boolean {
  if (quantity === undefined) return false;
  // "un peu", "non, un seul"
  return connective === "bracketed" || isCorrection || quantity.isSaid || quantity.vague !== undefined;
}

function isEmpty(atom: Atom): boolean {
  return atom.words.length === 0 && atom.sizes.length === 0 && !countsSomething(atom);
}

/** "pasta (raw) 100 g": words in brackets that only describe belong to the part before them. Changes the parts, the last of which were in brackets. */
function joinBracketedDescription(parts: Atom[], at: number): void {
  const [only, ...others] = parts.slice(at);
  const described = parts[at - 1];
  if (!only?.words.length || described === undefined || others.length > 0 || only.quantity) return;
  if (!only.words.every(describes)) return;
  described.words.push(...only.words);
  parts.pop();
}

export class Reading {
  readonly sentence: Sentence;
  readonly #complete: Atom[] = [];
  #open = emptyAtom("apart");
  #at = 0;
  /** How many parts were complete when the open bracket began; undefined where none is open. */
  #partsBeforeBracket: number | undefined;

  constructor(sentence: Sentence) {
    this.sentence = sentence;
  }

  /** The next token. */
  get at(): number {
    return this.#at;
  }

  /** The part that is read now; steps add to it. */
  get open(): Atom {
    return this.#open;
  }

  /** In the order of the text. */
  get complete(): readonly Atom[] {
    return this.#complete;
  }

  get before(): Atom | undefined {
    return this.#complete.at(-1);
  }

  get point(): ReadingPoint {
    return { at: this.#at, atom: this.#open };
  }

  get isDone(): boolean {
    return this.#at >= this.sentence.tokens.length;
  }

  skipTo(next: number): void {
    this.#at = next;
  }

  /** Gives the open part an amount that ends before the token `next`, beside the one that it has. */
  take({ quantity, next }: ReadQuantity, beside: (said: Quantity) => Quantity = (said) => said): void {
    const places = [...(quantity.places ?? []), ...this.sentence.tokens.slice(this.#at, next)];
    this.#open.quantity = beside({ ...quantity, places });
    this.#at = next;
  }

  /** Completes the open part and begins one that hangs on it by this connective. */
  begin(connective: Connective): void {
    const last = this.#open;
    if (!isEmpty(last)) this.#keep(last);
    // An empty part passes on the stronger bond: ", and with".
    const isPassedOn = last.connective === "apart" && isEmpty(last) && last.quantity === undefined;
    this.#open = emptyAtom(isPassedOn ? "apart" : this.#bondInBracket(connective));
  }

  openBracket(): void {
    this.begin("bracketed");
    this.#partsBeforeBracket = this.#complete.length;
  }

  closeBracket(): void {
    const opened = this.#partsBeforeBracket;
    if (opened === undefined) return;
    this.#partsBeforeBracket = undefined;
    this.begin("list");
    joinBracketedDescription(this.#complete, opened);
  }

  #keep(part: Atom): void {
    this.#complete.push(finishAtom(part, this.sentence.grammar));
  }

  #bondInBracket(connective: Connective): Connective {
    return this.#partsBeforeBracket === undefined ? connective : "bracketed";
  }
}
