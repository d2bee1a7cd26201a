/** analysis/text: from a sentence to foods. This file reads a refusal that follows its food: "hamburguesa, patatas no", "pollo con patatas, las patatas no me las comí". */
import { wordSet } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import type { Sentence } from "../sentence.ts";
import { withReplaced } from "./replace-tokens.ts";

const no = "no";
const pronouns: ReadonlySet<string> = wordSet("refusal-pronoun");
const verbs: ReadonlySet<string> = wordSet("refusal-verb");
/** Behind a colon begins the meal: "cena: arroz no, pasta". */
const marksBefore: ReadonlySet<string> = new Set([",", ";", ".", "("]);
/** Words of what is refused, behind its article. */
const refusedWordsMax = 3;

function endsPart({ tokens }: Sentence, at: number): boolean {
  const token = tokens[at];
  return token === undefined || (token.kind === "mark" && token.text !== "-");
}

/** Where the words behind the food end: "no", "no me las comí". */
function endOfRefusal(sentence: Sentence, at: number): number | undefined {
  if (textAt(sentence.tokens, at) !== no) return undefined;
  let next = at + 1;
  if (endsPart(sentence, next)) return next;
  while (pronouns.has(textAt(sentence.tokens, next))) next++;
  const isVerb = verbs.has(textAt(sentence.tokens, next)) && endsPart(sentence, next + 1);
  return isVerb ? next + 1 : undefined;
}

function skipLinks({ tokens, grammar }: Sentence, from: number): number {
  let at = from;
  while (["y", "pero"].includes(textAt(tokens, at)) || grammar.definiteWords.has(textAt(tokens, at))) at++;
  return at;
}

/** The refused food's words at the beginning of a part, and where the refusal ends. */
function refusedAt(sentence: Sentence, from: number) {
  const { tokens, grammar } = sentence;
  const start = skipLinks(sentence, from);
  for (let at = start; at < start + refusedWordsMax && tokens[at]?.kind === "word"; at++) {
    const isAmount = grammar.articles.has(textAt(tokens, at)) || grammar.numbers.has(textAt(tokens, at));
    if (isAmount || textAt(tokens, at) === no) return undefined;
    const next = endOfRefusal(sentence, at + 1);
    if (next !== undefined) return { start, end: at, next };
  }
  return undefined;
}

/** Only Spanish says it so. */
export function withRefusedBehind(text: string, sentence: Sentence): string {
  const { tokens, grammar } = sentence;
  if (grammar.language !== "es") return text;
  return withReplaced(text, tokens, (at) => {
    const isBehindMark = at > 0 && marksBefore.has(textAt(tokens, at - 1));
    const refused = isBehindMark ? refusedAt(sentence, at) : undefined;
    const [first, last] = [tokens[refused?.start ?? -1], tokens[refused?.end ?? -1]];
    if (refused === undefined || first === undefined || last === undefined) return undefined;
    return { next: refused.next, words: `${grammar.refusalWord} ${text.slice(first.start, last.end)}` };
  });
}
