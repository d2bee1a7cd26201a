/** analysis/text: from a sentence to foods. This file gives every refusal behind a food one form, "burger without cheese", whatever mark or words stand before it. */
import { readPhrase } from "../../quantities/read-phrase.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { type Token, textAt } from "../../words/tokenise.ts";
import type { Sentence } from "../sentence.ts";
import { linksClauses, takesBack } from "./taken-back.ts";

/** Between a food and what is refused of it: "burger, no cheese", "burger (no cheese)". */
const marksBefore: ReadonlySet<string> = new Set([",", ";", "-", "–", "—", "("]);
/** "coffee and no fat milk": of what follows, the word only says what kind. */
const describing: ReadonlySet<string> = wordSet("described-without");

/** Words of one refused ingredient: "blue cheese dressing". */
const refusedWordsMax = 3;

function isMarkBefore(piece: Token | string | undefined): boolean {
  return typeof piece === "object" && piece.kind === "mark" && marksBefore.has(piece.text);
}

/** Refuse all that is listed behind them: "excluding carrots and broccoli". */
const refusingAll: ReadonlySet<string> = wordSet("refused-with-all");

interface Refusal {
  /** Of the first token of what is refused. */
  readonly next: number;
  /** Of all that follows in a list, and not only of what its last "or" says. */
  readonly isOfAll: boolean;
  /** The words of the lexicon say it already: "sin queso". */
  readonly isTerm: boolean;
}

/** "no cheese", but no "no, two" and no "no bean chili", which is a name. */
function refusalAt({ tokens, grammar, lexicon }: Sentence, at: number): Refusal | undefined {
  const read = readPhrase(tokens, at, { phrases: grammar.refusals });
  if (read === undefined) return undefined;
  const term = lexicon.find(tokens, at);
  const isName = term !== undefined && term.term.kind !== "modifier" && term.next > read.next;
  const refused = tokens[read.next];
  const isOther =
    refused?.kind !== "word" ||
    // "left the rice", but "dejé la mitad del arroz"
    grammar.fractions.has(refused.text) ||
    grammar.correctionFillers.has(refused.text) ||
    grammar.correctionWords.has(refused.text) ||
    grammar.numbers.has(refused.text) ||
    (describing.has(refused.text) && endOfRefused({ tokens, grammar, lexicon }, read.next) > read.next + 1);
  if (isName || isOther) return undefined;
  const isOfAll = refusingAll.has(textAt(tokens, at));
  return { next: read.next, isOfAll, isTerm: term !== undefined && term.next > read.next };
}

/** Where the words of what is refused end. */
function endOfRefused({ tokens, grammar }: Sentence, from: number): number {
  let end = from + 1;
  const most = Math.min(tokens.length, from + refusedWordsMax);
  const isEnd = (at: number) =>
    tokens[at]?.kind !== "word" ||
    grammar.alsoRefused.has(textAt(tokens, at)) ||
    grammar.emptyWords.has(textAt(tokens, at)) ||
    readPhrase(tokens, at, { phrases: grammar.connectives }) !== undefined;
  while (end < most && !isEnd(end)) end++;
  return end;
}

/** "alcohol-free": what no other food of the meal is refused with. */
const kindsWithout: ReadonlySet<string> = wordSet("kind-without");

interface Refused {
  readonly from: number;
  readonly end: number;
}

/** "without cheese or mayo", "sin queso ni mayonesa", "without milk and sugar": where the next that is refused begins. */
function nextRefused({ tokens, grammar }: Sentence, { from: first, end }: Refused): number | undefined {
  const from = textAt(tokens, end) === "," ? end + 1 : end;
  const [link, refused] = [textAt(tokens, from), tokens[from + 1]];
  if (refused?.kind !== "word") return undefined;
  if (grammar.alsoRefused.has(link)) return from + 1;
  // "cerveza sin alcohol y aceitunas"
  const isOfKind = kindsWithout.has(textAt(tokens, first));
  const isExtra = grammar.andWords.has(link) && grammar.refusedExtras.has(refused.text);
  return isExtra && !isOfKind ? from + 1 : undefined;
}

/** "excluding carrots, broccoli and peas": the next of such a list. */
function nextOfAll({ tokens, grammar }: Sentence, end: number): number | undefined {
  let next = end;
  while (textAt(tokens, next) === "," || grammar.andWords.has(textAt(tokens, next))) next++;
  if (grammar.definiteWords.has(textAt(tokens, next))) next++;
  const text = textAt(tokens, next);
  const isOther = grammar.articles.has(text) || grammar.numbers.has(text) || grammar.emptyWords.has(text);
  return next > end && tokens[next]?.kind === "word" && !isOther ? next : undefined;
}

/** "no cheese, onions or mayo": so many of a list are refused together, as its last link says. */
function endOfRefusedList(sentence: Sentence, end: number): number | undefined {
  const { tokens, grammar } = sentence;
  let at = end;
  while (textAt(tokens, at) === "," && tokens[at + 1]?.kind === "word") {
    if (grammar.alsoRefused.has(textAt(tokens, at + 1)) || refusalAt(sentence, at + 1)) return undefined;
    at = endOfRefused(sentence, at + 1);
    if (grammar.alsoRefused.has(textAt(tokens, at))) return at;
  }
  return undefined;
}

/** Reads the sentence from left to right into pieces of text, a token each. */
class RefusalReader {
  readonly #sentence: Sentence;
  readonly #kept: (Token | string)[] = [];
  #openBrackets = 0;

  constructor(sentence: Sentence) {
    this.#sentence = sentence;
  }

  read(): readonly (Token | string)[] {
    const { tokens } = this.#sentence;
    for (let at = 0; at < tokens.length; ) {
      const refusal = refusalAt(this.#sentence, at);
      const token = tokens[at];
      if (token === undefined) break;
      if (refusal !== undefined && this.#isBehindFood()) {
        this.#dropMarks();
        if (takesBack(this.#sentence, at, refusal.next)) this.#endBefore();
        at = this.#readRefused(at, refusal);
      } else if (token.text === ")" && this.#openBrackets > 0) {
        this.#openBrackets--;
        at++;
      } else {
        this.#kept.push(token);
        at++;
      }
    }
    return this.#kept;
  }

  #isBehindFood(): boolean {
    const last = this.#kept.findLast((piece) => typeof piece === "string" || !isMarkBefore(piece));
    return typeof last === "string" || last?.kind === "word";
  }

  #dropMarks(): void {
    for (let last = this.#kept.at(-1); isMarkBefore(last); last = this.#kept.at(-1)) {
      if (typeof last !== "string" && last?.text === "(") this.#openBrackets++;
      this.#kept.pop();
    }
  }

  /** Without the word that links the clauses, which names a food in French: "mais". */
  #endBefore(): void {
    const last = this.#kept.at(-1);
    if (typeof last === "object" && linksClauses(last.text)) this.#kept.pop();
    this.#kept.push(",");
  }

  /** The place behind all that is refused here. */
  #readRefused(at: number, { next, isTerm, isOfAll }: Refusal): number {
    const { tokens } = this.#sentence;
    if (isTerm) this.#kept.push(...tokens.slice(at, next));
    else this.#kept.push(this.#sentence.grammar.refusalWord);
    let [from, end] = [next, endOfRefused(this.#sentence, next)];
    for (;;) {
      this.#kept.push(...tokens.slice(from, end));
      const listed = endOfRefusedList(this.#sentence, end);
      const following = isOfAll ? nextOfAll(this.#sentence, end) : nextRefused(this.#sentence, { from, end });
      const more = listed === undefined ? following : end + 1;
      if (more === undefined) return this.#endRefused(end);
      this.#kept.push(this.#sentence.grammar.refusalWord);
      [from, end] = [more, endOfRefused(this.#sentence, more)];
    }
  }

  /** "no milk, just yoghurt", "no milk just yoghurt": what follows is another food. */
  #endRefused(end: number): number {
    const { tokens, grammar } = this.#sentence;
    if (grammar.emptyWords.has(textAt(tokens, end))) this.#kept.push(",");
    return end;
  }
}

/** The text with a blank wherever something was left out or put in. */
function textOf(kept: readonly (Token | string)[], { tokens }: Sentence, text: string): string {
  let made = "";
  let before: Token | undefined;
  for (const piece of kept) {
    if (typeof piece === "string") made += piece === "," ? piece : ` ${piece}`;
    else {
      const isNext = before !== undefined && tokens[tokens.indexOf(before) + 1] === piece;
      made += isNext ? text.slice(before?.end, piece.end) : ` ${text.slice(piece.start, piece.end)}`;
    }
    before = typeof piece === "string" ? undefined : piece;
  }
  return made.trimStart();
}

/** The text, in which all refusals have one form. */
export function withRefusalsTogether(text: string, sentence: Sentence): string {
  const { tokens, grammar } = sentence;
  if (!tokens.some((_, at) => readPhrase(tokens, at, { phrases: grammar.refusals }) !== undefined))
    return text;
  return textOf(new RefusalReader(sentence).read(), sentence, text);
}
