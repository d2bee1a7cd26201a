/** analysis/text: from a sentence to foods. This file says of every food of a clause what is said once of all: "entre 4: bravas y calamares", "we shared nachos and wings between 3". */
import { readNumber } from "../../quantities/read-number.ts";
import { readPhrase } from "../../quantities/read-phrase.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import { isInsideTerm, type Sentence, type TokenisedText } from "../sentence.ts";
import { withReplaced } from "./replace-tokens.ts";
import { readSharers } from "./shares-eaten.ts";

const clauseEnds: ReadonlySet<string> = new Set([".", ";", "\n"]);
/** "compartimos", "pedimos": people who say so speak of all that follows. */
const verbsOfAll: ReadonlySet<string> = wordSet("verb-of-all");
/** "yo una caña": what follows was had by one of them. */
const ownShare: ReadonlySet<string> = wordSet("own-share");

interface Span {
  readonly from: number;
  readonly end: number;
}

/** Where people, their number and that they shared is said, and where the foods stand. */
interface SharedByAll {
  readonly sharers: readonly Span[];
  readonly foods: Span;
  readonly people: number;
}

function endOfClause({ tokens }: TokenisedText, from: number): number {
  const end = tokens.findIndex(({ text }, at) => at >= from && (clauseEnds.has(text) || ownShare.has(text)));
  return end < 0 ? tokens.length : end;
}

/** "à 8" may be an hour. */
function isClear({ tokens }: TokenisedText, at: number): boolean {
  return textAt(tokens, at).length > 1;
}

/** Before the foods, with nothing but such verbs before it. */
function sharersBefore(sentence: Sentence, clause: Span): SharedByAll | undefined {
  const { tokens, grammar } = sentence;
  let at = clause.from;
  let isOfAll = false;
  for (; at < clause.end; at++) {
    const text = textAt(tokens, at);
    const read = readSharers(tokens, at, grammar);
    if (read !== undefined) {
      const isMarked = textAt(tokens, read.next) === ":";
      const from = isMarked || textAt(tokens, read.next) === "," ? read.next + 1 : read.next;
      if (from >= clause.end || !(isOfAll || isMarked || isClear(sentence, at))) return undefined;
      return { sharers: [{ from: at, end: from }], foods: { from, end: clause.end }, people: read.people };
    }
    isOfAll ||= verbsOfAll.has(text);
    if (!verbsOfAll.has(text) && !grammar.emptyWords.has(text) && !grammar.mealWords.has(text)) break;
  }
  return isOfAll ? sharersBehind(sentence, { from: clause.from, end: at }, clause.end) : undefined;
}

/** At the end of the clause, behind foods that such a verb opens: "shared" alone would mean half. */
function sharersBehind({ tokens, grammar }: Sentence, verbs: Span, end: number): SharedByAll | undefined {
  for (let at = verbs.end; at < end; at++) {
    const read = readSharers(tokens, at, grammar);
    if (read?.next === end)
      return {
        sharers: [verbs, { from: at, end }],
        foods: { from: verbs.end, end: at },
        people: read.people,
      };
  }
  return undefined;
}

/** "unos nachos, yo una cerveza": the last token of the last food. */
function lastOf({ tokens, grammar }: Sentence, { end }: Span): number {
  let last = end - 1;
  while (tokens[last]?.kind === "mark" || grammar.andWords.has(textAt(tokens, last))) last--;
  return last;
}

/** The marks and words between the foods, and the one before what a person had alone. */
function boundariesOf(sentence: Sentence, { from, end }: Span): readonly number[] {
  const { tokens, grammar } = sentence;
  const isBoundary = (at: number) =>
    textAt(tokens, at) === "," || (grammar.andWords.has(textAt(tokens, at)) && !isInsideTerm(sentence, at));
  return [...tokens.keys()].filter((at) => at > from && at < end && isBoundary(at));
}

function isRange({ tokens, grammar }: Sentence, at: number): boolean {
  return grammar.andWords.has(textAt(tokens, at)) && readNumber(tokens, at + 1, grammar) !== undefined;
}

/** The text in which the words for people stand behind each food. */
export function withSharesOfAll(text: string, sentence: Sentence): string {
  const { tokens, grammar } = sentence;
  const [among] = grammar.sharedAmong.keys();
  if (!tokens.some((_, at) => readPhrase(tokens, at, { phrases: grammar.sharedAmong }) !== undefined))
    return text;
  const shares: SharedByAll[] = [];
  for (let from = 0; from < tokens.length; ) {
    const end = endOfClause(sentence, from);
    const shared = sharersBefore(sentence, { from, end });
    if (shared !== undefined && !isRange(sentence, shared.sharers.at(-1)?.end ?? end)) shares.push(shared);
    from = end + 1;
  }
  const dropped = new Map(
    shares.flatMap(({ sharers }) => sharers.map((span) => [span.from, span.end] as const)),
  );
  const between = new Map(
    shares.flatMap(({ foods, people }) => {
      const last = lastOf(sentence, foods);
      return boundariesOf(sentence, foods).map(
        (at) => [at, at < last ? ` ${among} ${people},` : ","] as const,
      );
    }),
  );
  const behind = new Map(
    shares.map(({ foods, people }) => [lastOf(sentence, foods), ` ${among} ${people}`] as const),
  );
  return withReplaced(text, tokens, (at) => {
    const end = dropped.get(at);
    if (end !== undefined) return { next: end, words: "" };
    const { start = 0, end: endOfToken = 0 } = tokens[at] ?? {};
    const share = behind.get(at);
    const words = share === undefined ? between.get(at) : `${text.slice(start, endOfToken)}${share}`;
    return words === undefined ? undefined : { next: at + 1, words };
  });
}
