import type { Correction } from "./correction.ts";
import type { CorrectionGrammar } from "./correction-grammar.ts";

type Read = (clause: string) => Correction;

interface Reading {
  readonly read: Read;
  readonly grammar: CorrectionGrammar;
}

/** Of a clause: "it was not", "ce n'était pas". */
const negation = /(?: (?:not|no|pas)|n't) /;

function isReplacement(correction: Correction): boolean {
  return correction.kind === "replace" && correction.from !== undefined;
}

/** "it wasn't ham, | turkey" and "turkey, | not ham" are one replacement. */
function isOneReplacement(before: string, next: string, { read, grammar }: Reading): boolean {
  if (isReplacement(read(before)) || !isReplacement(read(before + next))) return false;
  const part = bare(next, grammar);
  return grammar.denial.test(part) || (isDenial(before) && !asksOtherwise(read(part)));
}

function isDenial(clause: string): boolean {
  return negation.test(` ${clause}`);
}

/** "it was turkey" after "it wasn't ham" asks for nothing else. */
function asksOtherwise(correction: Correction): boolean {
  return asks(correction) && !(correction.kind === "replace" && correction.from === undefined);
}

/** Whether a clause asks for something, and does not only name foods. */
function asks(correction: Correction): boolean {
  return correction.kind !== "mention" || correction.isAddition;
}

function bare(part: string, { conjunction }: CorrectionGrammar): string {
  return part.trim().replace(/^,\s*/, "").replace(conjunction, "");
}

/** Whether `next` asks for something of its own, rather than naming another food of the clause before it. */
function startsClause(before: string, next: string, { read, grammar }: Reading): boolean {
  const part = bare(next, grammar);
  if (asks(read(part)) || /^\d/.test(part) || grammar.articleWithChange.test(part)) return true;
  const { head, tail = "" } = grammar.completed.exec(part)?.groups ?? {};
  if (head && grammar.refusal.test(tail)) return true;
  return grammar.counted.test(part) && read(before).kind !== "remove";
}

/** "It wasn't ham. It was turkey": two sentences that are one replacement are read as one, as with a comma between them. */
export function joinSentences(
  sentences: readonly string[],
  grammar: CorrectionGrammar,
  read: Read,
): readonly string[] {
  const joined: string[] = [];
  for (const sentence of sentences.map((each) => each.trim()).filter((each) => each !== "")) {
    const before = joined.at(-1);
    const next = `, ${sentence}`;
    if (before !== undefined && isOneReplacement(before, next, { read, grammar }))
      joined[joined.length - 1] = before + next;
    else joined.push(sentence);
  }
  return joined;
}

/** The clauses of one sentence: "it was turkey, not ham, | and no cheese". Foods that are only listed stay together. */
export function splitClauses(sentence: string, grammar: CorrectionGrammar, read: Read): readonly string[] {
  const [first = "", ...rest] = sentence.split(grammar.joint);
  const clauses = [first];
  for (let at = 0; at + 1 < rest.length; at += 2) {
    const next = `${rest[at]}${rest[at + 1]}`;
    const before = clauses.at(-1) ?? "";
    const isSame = isOneReplacement(before, next, { read, grammar });
    if (isSame || !startsClause(before, next, { read, grammar })) clauses[clauses.length - 1] = before + next;
    else clauses.push(next.trim().replace(/^,\s*/, ""));
  }
  return clauses;
}
