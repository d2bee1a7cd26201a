/** analysis/text: from a sentence to foods. This file reads the loaf that a sandwich was made of: "bocata de media barra con lomo" as half a loaf with pork. */
import { wordSet } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import { isOfWord, type Sentence, wordForWith } from "../sentence.ts";
import { type Replacement, withReplaced } from "./replace-tokens.ts";

const sandwiches: ReadonlySet<string> = wordSet("sandwich-of-loaf");
const loaves: ReadonlySet<string> = wordSet("loaf");
/** "media", "1/2", "un cuarto de". */
const partsOfLoaf: ReadonlySet<string> = wordSet("part-of-loaf");

/** Words between a sandwich and its loaf: "bocadillo de jamón y queso de media barra". */
const wordsBetweenMax = 7;

function loafBehind({ tokens }: Sentence, at: number): number | undefined {
  for (let loaf = at + 1; loaf <= at + wordsBetweenMax; loaf++) {
    const token = tokens[loaf];
    const isMark = token?.kind === "mark" && token.text !== "/";
    if (token === undefined || isMark || sandwiches.has(token.text)) return undefined;
    if (loaves.has(token.text)) return loaf;
  }
  return undefined;
}

function isPart({ tokens }: Sentence, at: number): boolean {
  const { kind, text = "" } = tokens[at] ?? {};
  return kind === "number" || text === "/" || partsOfLoaf.has(text);
}

/** Where the words begin that say how much of the loaf: "un cuarto de". */
function startOfPart(sentence: Sentence, loaf: number): number {
  let start = loaf;
  while (isPart(sentence, start - 1) || (isOfWord(sentence, start - 1) && isPart(sentence, start - 2)))
    start--;
  return start;
}

function isJoining(sentence: Sentence, at: number): boolean {
  const { tokens, grammar } = sentence;
  return isOfWord(sentence, at) || grammar.connectives.get(textAt(tokens, at)) === "with";
}

function replacementAt(text: string, sentence: Sentence, at: number): Replacement | undefined {
  const { tokens, lexicon } = sentence;
  const loaf = sandwiches.has(textAt(tokens, at)) ? loafBehind(sentence, at) : undefined;
  // A bar of something in other countries than Spain.
  if (loaf === undefined || lexicon.find(tokens, loaf)?.term.kind !== "food") return undefined;
  const part = startOfPart(sentence, loaf);
  if (part === loaf) return undefined;
  const said = (from: number, end: number) => text.slice(tokens[from]?.start ?? 0, tokens[end - 1]?.end ?? 0);
  const isOfBread = isOfWord(sentence, loaf + 1) && textAt(tokens, loaf + 2) === "pan";
  const afterLoaf = isOfBread ? loaf + 3 : loaf + 1;
  const next = isJoining(sentence, afterLoaf) ? afterLoaf + 1 : afterLoaf;
  const from = isJoining(sentence, at + 1) ? at + 2 : at + 1;
  const end = isJoining(sentence, part - 1) ? part - 1 : part;
  const fillings = end > from ? said(from, end) : "";
  const isFilled = fillings !== "" || next > afterLoaf;
  const loafSaid = said(part, loaf + 1);
  return { next, words: isFilled ? `${loafSaid} ${wordForWith(sentence)} ${fillings}` : loafSaid };
}

export function withLoavesOfSandwiches(text: string, sentence: Sentence): string {
  return withReplaced(text, sentence.tokens, (at) => replacementAt(text, sentence, at));
}
