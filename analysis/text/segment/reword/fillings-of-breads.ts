/** analysis/text: from a sentence to foods. This file reads a bread and its filling in whichever order they come: "bagel cream cheese", "tuna mayo jacket potato", "toastie ham and cheese". */
import { wordSet } from "../../words/read-word-files.ts";
import { type Token, textAt } from "../../words/tokenise.ts";
import { isNumberAt, isPartEnd, type Sentence } from "../sentence.ts";
import { type Replacement, withReplaced } from "./replace-tokens.ts";

/** Are named by their filling, also behind "with": "ham and cheese toastie". */
const closed: ReadonlySet<string> = wordSet("closed-around-its-filling");
/** Are named by it, but what they are eaten with weighs besides: "wrap with halloumi". */
const namedBefore: ReadonlySet<string> = wordSet("named-by-filling-before");
/** Bread by itself, a sandwich with a filling: "hummus baguette". */
const breadOrFilled: ReadonlySet<string> = wordSet("bread-or-filled");
const withoutRow: ReadonlySet<string> = wordSet("filling-without-row");
const spreads: ReadonlySet<string> = wordSet("spread-of-bread");
/** Weigh the same whatever lies on them: "bagel with cream cheese". */
const open: ReadonlySet<string> = wordSet("open-under-its-filling");
const fillings: ReadonlySet<string> = wordSet("filling-of-bread");
/** Are kinds of a bread by themselves: "onion bagel", "cheese roll". */
const kindsOfBread: ReadonlySet<string> = wordSet("kind-of-bread");
const joiners: ReadonlySet<string> = new Set(["and", "&", "n", "+"]);
const around: ReadonlySet<string> = new Set(["in", "on", "inside", "into", "onto"]);
const withWords: ReadonlySet<string> = new Set(["with", "w"]);

/** "smoked salmon, cream cheese and red onion": nothing has more in its name. */
const tokensMax = 7;
/** A larger number weighs: "bagel 30 cream cheese". */
const countMax = 8;

type Kind = "open" | "closed" | "named" | "either";

interface Bread {
  readonly next: number;
  readonly kind: Kind;
}

const kinds: readonly (readonly [Kind, ReadonlySet<string>])[] = [
  ["open", open],
  ["closed", closed],
  ["named", namedBefore],
  ["either", breadOrFilled],
];

function breadAt({ tokens, grammar }: Sentence, at: number): Bread | undefined {
  for (const words of [2, 1]) {
    const name = tokens.slice(at, at + words).map(({ text }) => grammar.stem(text));
    if (name.length < words) continue;
    const [kind] = kinds.find(([, breads]) => breads.has(name.join("-"))) ?? [];
    if (kind !== undefined) return { next: at + words, kind };
  }
  return undefined;
}

function isFilling({ tokens, grammar }: Sentence, at: number): boolean {
  return tokens[at]?.kind === "word" && fillings.has(grammar.stem(textAt(tokens, at)));
}

/** Behind the fillings that begin here; the same place where none does. */
function endOfFillings(sentence: Sentence, start: number): number {
  let end = start;
  for (let at = start; at < start + tokensMax; at++) {
    if (isFilling(sentence, at)) end = at + 1;
    else if (at === start || !joiners.has(textAt(sentence.tokens, at))) break;
  }
  return end;
}

/** The part begins here, or its amount ends: "half a", "2"; but not the bread of what was named before: "kransky in a roll with mustard". */
function startsFood(sentence: Sentence, at: number): boolean {
  const { tokens, grammar } = sentence;
  const isArticle = grammar.articles.has(textAt(tokens, at - 1));
  const before = tokens[isArticle ? at - 2 : at - 1];
  if (around.has(before?.text ?? "") || grammar.andWords.has(before?.text ?? "")) return false;
  // "ham, cheese and butter baguette"
  if (before?.kind === "mark" && isFilling(sentence, at - 2)) return false;
  if (isArticle || before === undefined || before.kind === "number" || grammar.numbers.has(before.text))
    return true;
  return isPartEnd(sentence, at - 1);
}

interface Reader extends Sentence {
  /** Whether a row is called so: "avocado roll" is sushi. */
  readonly isName: (text: string) => boolean;
}

interface Filled {
  readonly bread: readonly Token[];
  readonly filling: readonly Token[];
  readonly kind: Kind;
}

/** In the order that the names of the lexicon and of the rows have. */
function worded(text: string, reader: Reader, { bread, filling, kind }: Filled): string {
  const { lexicon, grammar, isName } = reader;
  const said = (of: readonly Token[]) => text.slice(of[0]?.start, of.at(-1)?.end);
  const first = grammar.stem(textAt(filling, 0));
  const usual = `${said(filling)} ${said(bread)}`;
  if (isName(usual)) return usual;
  if (kind === "open" || (kind === "either" && spreads.has(first)))
    return `${said(bread)} with ${said(filling)}`;
  const named = [...filling, ...bread];
  const isNamed = lexicon.find(named, 0)?.next === named.length;
  const isOfSeveral = filling.some((token) => joiners.has(token.text));
  // "brie and cranberry toastie": what comes in flavours names them all.
  const isFlavoured = lexicon.find(bread, 0)?.term.isFlavoured === true;
  if (isFlavoured && !isNamed)
    return [...filling.filter((token) => !joiners.has(token.text)), ...bread]
      .map((token) => said([token]))
      .join(" ");
  const isFilled = kind === "either" && !isNamed && (isOfSeveral || withoutRow.has(first));
  return isFilled ? `${said(filling)} filled ${said(bread)}` : usual;
}

/** The part ends, or with a number: "tacos beef 3". */
function endsName(sentence: Sentence, at: number): boolean {
  return isPartEnd(sentence, at) || (isNumberAt(sentence, at) && isPartEnd(sentence, at + 1));
}

/** "rice cakes 2 peanut butter": the number counts what has a number, not what is spread on it. */
function countedFirst(text: string, sentence: Reader, at: number): Replacement | undefined {
  const { tokens } = sentence;
  const found = breadAt(sentence, at);
  const count = found === undefined ? undefined : tokens[found.next];
  if (found?.kind !== "open" || count?.kind !== "number" || (count.value ?? 0) > countMax) return undefined;
  const end = endOfFillings(sentence, found.next + 1);
  if (end === found.next + 1 || !isPartEnd(sentence, end) || isNumberAt(sentence, at - 1)) return undefined;
  const bread = text.slice(tokens[at]?.start, tokens[found.next - 1]?.end);
  const filling = text.slice(tokens[found.next + 1]?.start, tokens[end - 1]?.end);
  return { next: end, words: `${count.text} ${bread} with ${filling}` };
}

/** "bagel cream cheese", "toastie with tuna mayo". */
function breadFirst(text: string, sentence: Reader, at: number): Replacement | undefined {
  const { tokens, lexicon } = sentence;
  const found = breadAt(sentence, at);
  if (found === undefined || (lexicon.find(tokens, at)?.next ?? 0) > found.next) return undefined;
  const from = withWords.has(textAt(tokens, found.next)) ? found.next + 1 : found.next;
  const end = endOfFillings(sentence, from);
  if (end === from || !endsName(sentence, end)) return undefined;
  if (found.kind === "named" && from > found.next) return undefined;
  // "bagel butter jam" has both (`spread-behind-bread.ts`).
  if (textAt(tokens, from) === "butter" && end > from + 1) return undefined;
  const filled = { bread: tokens.slice(at, found.next), filling: tokens.slice(from, end), kind: found.kind };
  return { next: end, words: worded(text, sentence, filled) };
}

/** "cream cheese bagel", where no name of the lexicon has both. */
function fillingFirst(text: string, sentence: Reader, at: number): Replacement | undefined {
  const { tokens, lexicon, grammar } = sentence;
  const end = endOfFillings(sentence, at);
  const found = end === at ? undefined : breadAt(sentence, end);
  if (found === undefined || !isPartEnd(sentence, found.next)) return undefined;
  if (end === at + 1 && kindsOfBread.has(grammar.stem(textAt(tokens, at)))) return undefined;
  if ((lexicon.find(tokens, at)?.next ?? 0) >= found.next) return undefined;
  const filled = { bread: tokens.slice(end, found.next), filling: tokens.slice(at, end), kind: found.kind };
  return { next: found.next, words: worded(text, sentence, filled) };
}

export function withFillingsOfBreads(text: string, said: Sentence, isName: Reader["isName"]): string {
  if (said.grammar.language !== "en") return text;
  const sentence = { ...said, isName };
  return withReplaced(text, sentence.tokens, (at) =>
    startsFood(sentence, at)
      ? (countedFirst(text, sentence, at) ??
        breadFirst(text, sentence, at) ??
        fillingFirst(text, sentence, at))
      : undefined,
  );
}
