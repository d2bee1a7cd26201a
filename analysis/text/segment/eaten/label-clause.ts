/** Cuts a text into clauses and labels the words of each: who ate, whether, how much and which food. */
import type { ReadNumber } from "../../quantities/quantity.ts";
import { addHalfIfSaid } from "../../quantities/read-fraction.ts";
import { readNumber } from "../../quantities/read-number.ts";
import { readPhrase } from "../../quantities/read-phrase.ts";
import { commonWordsOf } from "../../words/common-words.ts";
import { isAdjective } from "../../words/head-noun.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import { readShareOfAll } from "../constructions/label.ts";
import { isCutByNextTerm, type Sentence } from "../sentence.ts";
import { type Clause, clausePhrasesOf, has, type Span, verbs } from "./clause.ts";

/** "most of it" */
const mostShare = 0.8;

/** "3 of the 8", "4 out of 6", "4 sur les 6". */
function readCountOfCount(sentence: Sentence, from: number): ReadNumber | undefined {
  const { tokens, grammar } = sentence;
  const count = readNumber(tokens, from, grammar);
  if (count === undefined) return undefined;
  const start = portions.has(textAt(tokens, count.next)) ? count.next + 1 : count.next;
  let at = start;
  while (outOf.has(textAt(tokens, at))) at++;
  const all = at === start ? undefined : readNumber(tokens, at, grammar);
  const isPart = all !== undefined && all.value > count.value;
  return isPart ? { value: count.value / all.value, next: all.next } : undefined;
}
const portions: ReadonlySet<string> = wordSet("portion-of-batch");
const outOf: ReadonlySet<string> = new Set(["out", "of", "the", "de", "los", "las", "sur", "les", "des"]);

/** "half an apple", "un cuarto de kilo": an amount, and no part of a food that is known. */
function isAmount({ tokens, grammar, lexicon }: Sentence, next: number): boolean {
  const last = textAt(tokens, next - 1);
  if (grammar.definiteWords.has(last) || grammar.contractedDefinites.has(last)) return false;
  return (
    grammar.articles.has(last) ||
    grammar.measures.has(grammar.stem(textAt(tokens, next))) ||
    /^(?:food|brand)$/.test(lexicon.find(tokens, next)?.term.kind ?? "")
  );
}

/** "un quart", "3 of the 8", "a 3rd". */
function partAt(sentence: Sentence, from: number): Span | undefined {
  const share = readCountOfCount(sentence, from) ?? readShareOfAll(sentence, from);
  if (share === undefined) return undefined;
  return {
    label: isAmount(sentence, share.next) ? "number" : "part",
    value: share.value,
    from,
    next: share.next,
  };
}

function wordAt({ tokens, grammar, isTableWord }: Sentence, from: number): string {
  const text = textAt(tokens, from);
  const before = tokens[from - 1];
  if (grammar.headPosition === "last" && isAdjective(text)) return "describing";
  const says: readonly (readonly [string, ReadonlySet<string>])[] = [
    ["filler", grammar.emptyWords],
    ["meal", grammar.mealWords],
  ];
  const said = says.find(([, words]) => words.has(text));
  if (said !== undefined) return said[0];
  if (tokens[from]?.kind !== "word") return "filler";
  const isCounted = before?.kind === "number" || grammar.articles.has(before?.text ?? "");
  const isMeasure = isCounted || grammar.ofWords.has(textAt(tokens, from + 1));
  if (isMeasure && grammar.measures.has(grammar.stem(text))) return "measure";
  // In Spanish and French, names of foods are in the lexicon.
  const isCommon = commonWordsOf(grammar.language).has(text);
  return isTableWord?.(text) === true || (!isCommon && grammar.headPosition === "last") ? "food" : "unknown";
}

function spanAt(sentence: Sentence, from: number): Span {
  const { tokens, grammar, lexicon } = sentence;
  const term = lexicon.find(tokens, from);
  const label = term?.term.kind === "modifier" ? "describing" : "food";
  const named = term && term.term.kind !== "ignore" ? { label, from, next: term.next } : undefined;
  const phrase = readPhrase(tokens, from, { phrases: clausePhrasesOf(grammar.language) });
  // "les petits pois"
  const said = phrase && isCutByNextTerm(sentence, from, phrase.next) ? undefined : phrase;
  const part = partAt(sentence, from);
  const isSaid = label === "describing" && (said?.next ?? 0) >= (named?.next ?? 0);
  if (named && !isSaid && named.next > Math.max(from + 1, part?.next ?? 0)) return named;
  if (said?.meaning === "most") return { label: "part", value: mostShare, from, next: said.next };
  if (said !== undefined) return { label: said.meaning, from, next: said.next };
  if (part !== undefined) return part;
  if (grammar.articles.has(textAt(tokens, from))) {
    const half = addHalfIfSaid(tokens, { value: 1, next: from + 1 }, grammar);
    return half.value > 1 ? { label: "number", from, ...half } : { label: "amount", from, next: from + 1 };
  }
  const number = readNumber(tokens, from, grammar);
  if (number !== undefined) return { label: "number", value: number.value, from, next: number.next };
  return named ?? { label: wordAt(sentence, from), from, next: from + 1 };
}

/** Inside words and numbers. */
const innerMarks: ReadonlySet<string> = new Set(["'", "/"]);

/** Behind "and" they begin a clause. */
const begins: ReadonlySet<string> = new Set([...verbs, "not", "rest", "another", "self"]);

const mayBegin: ReadonlySet<string> = new Set(["and", "but", "which", "with", "self", "other", "remains"]);

/** What a span begins: a clause of its own, one that goes on with the verb before, or none. */
function beginning(sentence: Sentence, open: Clause, span: Span): "own" | "same" | undefined {
  const following = labelBehind(sentence, span.next);
  const didSomething = open.some(({ label }) => verbs.includes(label));
  const isAnd = span.label === "and";
  // "left the skin and half of the rice"
  if (isAnd && following === "part") return "same";
  // "c'est mon mari qui l'a mangé" is one.
  if (span.label === "but" || (span.label === "which" && open.at(-1)?.label !== "other")) return "own";
  if (isAnd && begins.has(following)) return "own";
  const isSubject = /^(?:self|other)$/.test(span.label) && verbs.includes(following);
  if (isSubject && (didSomething || has(open, "part"))) return "own";
  if (span.label === "remains" && didSomething) return "own";
  // "what Marcos left and a yogurt", "what the kids left with jam": of nothing that was left.
  const isWith =
    span.label === "with" && /^(?:food|describing|measure)$/.test(labelBehind(sentence, span.next, "number"));
  const isBeside = isWith || (isAnd && /^(?:food|describing|number|measure)$/.test(following));
  return isBeside && tellsNothingOfFood(open) ? "own" : undefined;
}

/** In "les croûtes" it is an article, in "je les ai laissées" what was named before. */
function withArticle(clause: Span[], { label }: Span): void {
  const before = clause.at(-1);
  const isNoun = /^(?:food|describing|unknown|measure|part|number|other)$/.test(label);
  if (before?.label === "it" && isNoun) clause[clause.length - 1] = { ...before, label: "filler" };
}

/** "pour 6", "for 4 people": how many it was made for, but no "for 2 eggs". */
function peopleAt(sentence: Sentence, from: number): Span | undefined {
  const { tokens, grammar } = sentence;
  const number = servedTo.has(textAt(tokens, from)) ? readNumber(tokens, from + 1, grammar) : undefined;
  if (number === undefined || number.value < 1) return undefined;
  let { next } = number;
  while (peopleSharing.has(textAt(tokens, next))) next++;
  const following =
    tokens[next]?.kind === "mark" || next === tokens.length ? "mark" : spanAt(sentence, next).label;
  const isNoun = /^(?:food|describing|unknown|measure|meal|part|number|of|place|other)$/.test(following);
  return isNoun && next === number.next ? undefined : { label: "forpeople", value: number.value, from, next };
}
const servedTo: ReadonlySet<string> = wordSet("served-to");
const peopleSharing: ReadonlySet<string> = wordSet("people-sharing");

/** The clauses of a text, each as its labelled spans. */
export function clausesOf(sentence: Sentence): readonly Clause[] {
  const { tokens } = sentence;
  const clauses: Span[][] = [[]];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (token?.kind === "mark" && !innerMarks.has(token.text)) {
      clauses.push([]);
      at++;
      continue;
    }
    const people = peopleAt(sentence, at);
    if (people !== undefined) {
      clauses.push([people], []);
      at = people.next;
      continue;
    }
    const span = spanAt(sentence, at);
    const open = clauses.at(-1) ?? [];
    const begun = mayBegin.has(span.label) ? beginning(sentence, open, span) : undefined;
    const verb = begun === "same" ? open.findLast(({ label }) => verbs.includes(label)) : undefined;
    if (begun !== undefined) clauses.push(verb ? [{ ...verb, from: at, next: at }] : []);
    const into = clauses.at(-1) ?? [];
    withArticle(into, span);
    // "2 lonchas de jamón": behind a measure it is no mere description.
    const isMeasured = span.label === "describing" && into.at(-1)?.label === "measure";
    into.push(isMeasured ? { ...span, label: "food" } : span);
    at = span.next;
  }
  return clauses.filter((clause) => clause.length > 0);
}

const ofFood: ReadonlySet<string> = new Set(["food", "describing"]);

/** It has a verb, and no food behind that. */
function tellsNothingOfFood(clause: Clause): boolean {
  const did = clause.findLastIndex(({ label }) => verbs.includes(label));
  return did >= 0 && !clause.slice(did).some(({ label }) => ofFood.has(label));
}

/** Fillers that may stand before a verb. */
const fillersMax = 6;

/** Of the first span that is no mere filler. */
function labelBehind(sentence: Sentence, from: number, besides?: string): string {
  let span = spanAt(sentence, from);
  const isFiller = (label: string) => label === besides || /^(?:filler|it|amount|of)$/.test(label);
  for (let words = 0; words < fillersMax && isFiller(span.label); words++) span = spanAt(sentence, span.next);
  return span.label;
}
