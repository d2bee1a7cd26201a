import type { LanguageGrammar } from "../languages/language-grammar.ts";
import { readPhrase } from "../quantities/read-phrase.ts";
import type { Token } from "../words/tokenise.ts";
import { isPartEnd, type Sentence } from "./read-amount.ts";

/** Longer runs behind "shared with" name food: "shared with rice, beans". */
const companionTokensMax = 4;

/** Where the words about the others end: "with my wife". */
function endOfCompanions(sentence: Pick<Sentence, "tokens" | "grammar">, at: number): number | undefined {
  let next = at;
  while (!isPartEnd(sentence, next)) next++;
  return next - at <= companionTokensMax ? next : undefined;
}

/** "pizza shared with my wife", "una pizza a medias": half of it, written as ", 0.5". */
export function sharedAsHalves(tokens: readonly Token[], grammar: LanguageGrammar): readonly Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) break;
    const shared = at === 0 ? undefined : readPhrase(tokens, at, { phrases: grammar.sharing });
    const next = shared && endOfCompanions({ tokens, grammar }, shared.next);
    if (shared === undefined || next === undefined) {
      read.push(token);
      continue;
    }
    const place = { start: token.start, end: token.end, isJoined: false };
    read.push({ ...place, text: ",", kind: "mark" });
    read.push({ ...place, text: "0.5", kind: "number", value: shared.meaning });
    at = next - 1;
  }
  return read;
}
