/** analysis/text: from a sentence to foods. This file tells the refusal of a food named before, "rice and an egg but left the rice", from one of what a dish holds. */
import { textAt } from "../../words/tokenise.ts";
import type { Sentence } from "../sentence.ts";

const clauseLinks: ReadonlySet<string> = new Set(["but", "pero", "mais"]);

export function linksClauses(word: string): boolean {
  return clauseLinks.has(word);
}

/** `at`: of the refusal, `next`: of what is refused. "burger without the cheese" takes nothing back. */
export function takesBack({ tokens, grammar }: Sentence, at: number, next: number): boolean {
  const article = textAt(tokens, next - 1);
  const isDefinite = grammar.definiteWords.has(article) || article === "'";
  if (!isDefinite || textAt(tokens, at) === grammar.refusalWord) return false;
  return tokens.slice(0, at).some(({ text }) => text === textAt(tokens, next));
}
