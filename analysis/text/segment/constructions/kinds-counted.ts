/** Counts a food by its kinds, where the counts of the kinds add up to that of the whole: "4 tacos (2 de papa, 1 de frijol, 1 de chicharrón)". */
import { listing } from "../../languages/language-grammar.ts";
import { readNumber } from "../../quantities/read-number.ts";
import { type Token, textAt } from "../../words/tokenise.ts";
import { isNumberAt, isOfWord, type Sentence } from "../sentence.ts";

interface Counted {
  readonly count: number;
  /** With the number; the words alone begin at `from`. */
  readonly start: number;
  readonly from: number;
  readonly end: number;
}

/** Behind a comma, only kinds that are named by "of" are no foods of their own: "3 eggs, 2 toasts, 1 banana". */
const opening: ReadonlySet<string> = new Set([":", "(", "-", "."]);
/** No food that is counted by its kinds has a longer name, and no kind of it. */
const wordsMax = 4;

function isListing({ tokens, grammar }: Sentence, at: number): boolean {
  const meaning = grammar.connectives.get(textAt(tokens, at));
  return (
    textAt(tokens, at) === "," ||
    textAt(tokens, at) === "+" ||
    (meaning !== undefined && listing.has(meaning))
  );
}

/** A number and the words behind it. */
function countedAt(sentence: Sentence, start: number): Counted | undefined {
  const { tokens, grammar } = sentence;
  const article = grammar.articles.get(textAt(tokens, start));
  const said = isNumberAt(sentence, start) ? readNumber(tokens, start, grammar) : undefined;
  const number = said ?? (article === undefined ? undefined : { value: article, next: start + 1 });
  if (number === undefined || !Number.isInteger(number.value)) return undefined;
  let end = number.next;
  while (tokens[end]?.kind === "word" && !isNumberAt(sentence, end) && !isListing(sentence, end)) end++;
  const words = end - number.next;
  return words > 0 && words <= wordsMax ? { count: number.value, start, from: number.next, end } : undefined;
}

/** The kinds that are listed from there on, up to the end or a mark. */
function kindsFrom(sentence: Sentence, start: number): readonly Counted[] {
  const kinds: Counted[] = [];
  for (let at = start; ; ) {
    const kind = countedAt(sentence, at);
    if (kind === undefined) return [];
    kinds.push(kind);
    at = kind.end;
    if (!isListing(sentence, at)) break;
    while (isListing(sentence, at)) at++;
  }
  const last = sentence.tokens[kinds.at(-1)?.end ?? start];
  return last === undefined || last.kind === "mark" ? kinds : [];
}

/** "2 tacos de papa", "2 chicken tacos". */
function kindOf(sentence: Sentence, whole: readonly Token[], kind: Counted): readonly Token[] {
  const { tokens, grammar } = sentence;
  const number = tokens.slice(kind.start, kind.from);
  const words = tokens.slice(kind.from, kind.end);
  const [place] = words;
  if (place === undefined) return [];
  if (whole.length === 0) return [...number, ...words];
  if (grammar.headPosition === "last") return [...number, ...words, ...whole];
  const text = [...grammar.ofWords][0] ?? "";
  const of: Token = { text, kind: "word", start: place.start, end: place.start, isJoined: false };
  return [...number, ...whole, ...(isOfWord(sentence, kind.from) ? [] : [of]), ...words];
}

export function withKindsCounted(sentence: Sentence): readonly Token[] {
  const { tokens } = sentence;
  for (let at = 0; at < tokens.length; at++) {
    const whole = countedAt(sentence, at);
    if (whole === undefined) continue;
    let first = whole.end;
    while (opening.has(textAt(tokens, first)) || textAt(tokens, first) === ",") first++;
    if (first === whole.end) continue;
    const kinds = kindsFrom(sentence, first);
    const sum = kinds.reduce((total, { count }) => total + count, 0);
    const end = kinds.at(-1)?.end ?? first;
    const marks = tokens.slice(whole.end, first).map(({ text }) => text);
    const isOpen = marks.some((mark) => opening.has(mark));
    if (!isOpen && !kinds.every(({ from }) => isOfWord(sentence, from))) continue;
    if (kinds.length < 2 || sum !== whole.count) continue;
    const comma: Token = { text: ",", kind: "mark", start: 0, end: 0, isJoined: true };
    const name = tokens.slice(whole.from, whole.end);
    // "3 facturas.. 2 medialunas y una de membrillo": behind a full stop, a name is enough by itself.
    const isOfWhole = ({ from }: Counted) => !marks.includes(".") || isOfWord(sentence, from);
    const listed = kinds.flatMap((kind, index) => {
      const place = tokens[kind.start]?.start ?? 0;
      return [
        ...(index > 0 ? [{ ...comma, start: place, end: place }] : []),
        ...kindOf(sentence, isOfWhole(kind) ? name : [], kind),
      ];
    });
    const behind = tokens.slice(textAt(tokens, end) === ")" ? end + 1 : end);
    return [...tokens.slice(0, at), ...listed, ...behind];
  }
  return tokens;
}
