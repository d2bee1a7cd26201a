/** Sets aside what tells when, where, how long or for how much money a meal was, and numbers that count no food. */
import type { SetAsideReason } from "#domain/nutrition/meal-analysis.ts";
import { type Token, textAt } from "../../words/tokenise.ts";
import { type Row, readAll, readRows } from "../constructions/construction.ts";
import type { Sentence } from "../sentence.ts";

export interface AsideRow extends Row {
  readonly reason: SetAsideReason;
}

export const asideRows = readRows(new URL("./set-aside.tsv", import.meta.url), [
  "languages",
  "reason",
  "pattern",
  "example",
  "counterexample",
]) as readonly AsideRow[];

interface NoFood {
  readonly reason: SetAsideReason;
  readonly from: number;
  readonly next: number;
}

/** Stretches that name no food, each by the first row that matches. A term of several words is never one. */
export function allSetAside(sentence: Sentence, rows: readonly AsideRow[] = asideRows): readonly NoFood[] {
  const { tokens, lexicon } = sentence;
  return readAll(sentence, rows, ({ reason }, ends, from) => {
    const isName = (lexicon.find(tokens, from)?.term.words.length ?? 0) > 1;
    return isName ? undefined : { reason, from, next: ends.at(-1) ?? from };
  });
}

/** "a $3 doughnut", "jamón 36 meses 50 g": what stands before it goes on behind it. */
function isWithinFood({ tokens, grammar }: Sentence, { reason, from, next }: NoFood): boolean {
  const following = tokens[next];
  if (reason === "price" && grammar.articles.has(textAt(tokens, from - 1))) return true;
  const isAmount = following?.kind === "number" || following?.text.endsWith("%") === true;
  return reason === "number" && tokens[from - 1]?.kind === "word" && isAmount;
}

/** The tokens with a full stop instead of each clock time, date, duration, age, distance, place and price. */
export function withoutTimes(sentence: Sentence): readonly Token[] {
  const { tokens } = sentence;
  const kept: Token[] = [];
  let at = 0;
  for (const aside of allSetAside(sentence)) {
    kept.push(...tokens.slice(at, aside.from));
    at = aside.next;
    const [first, following] = [tokens[aside.from], tokens[at]];
    // "mcdonalds at 11: …" is still a heading.
    const isParted = following?.text === ":" || (aside.reason === "name" && following?.kind === "mark");
    if (first === undefined || following === undefined || isParted || isWithinFood(sentence, aside)) continue;
    kept.push({ text: ".", kind: "mark", start: first.start, end: first.start, isJoined: false });
  }
  return [...kept, ...tokens.slice(at)];
}

export interface SetAsideTokens {
  readonly reason: SetAsideReason;
  readonly start: number;
  readonly end: number;
}

/** What `withoutTimes` leaves out, where a number or a name is in it. */
export function numbersSetAside(sentence: Sentence): readonly SetAsideTokens[] {
  return allSetAside(sentence).flatMap(({ reason, from, next }) => {
    const aside = sentence.tokens.slice(from, next);
    const isTold = reason === "name" || aside.some(({ kind }) => kind === "number");
    return isTold ? [{ reason, start: aside[0]?.start ?? 0, end: aside.at(-1)?.end ?? 0 }] : [];
  });
}
