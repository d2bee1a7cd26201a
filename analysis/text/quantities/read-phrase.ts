import type { Token } from "../words/tokenise.ts";

/** Tokens of the longest phrase: "lo mismo que ayer pero con". Points of abbreviations come on top. */
const phraseTokensMax = 6;

/** Inside "snack-sized" and "c. à s." these marks say nothing. */
function isSilentMark(token: Token): boolean {
  return token.isJoined && (token.text === "-" || token.text === ".");
}

export interface PhraseBook<Meaning> {
  readonly phrases: ReadonlyMap<string, Meaning>;
  /** A phrase is found by its last word's stem too, and by the stems of all: "cuillerées à soupe"; without, only as it is written. */
  readonly stem?: (word: string) => string;
}

const beginnings = new WeakMap<ReadonlyMap<string, unknown>, ReadonlySet<string>>();

/** "fl " of "fl oz": what longer phrases begin with, a space behind it. */
function beginningsOf(phrases: ReadonlyMap<string, unknown>): ReadonlySet<string> {
  const known = beginnings.get(phrases);
  if (known !== undefined) return known;
  const made = new Set<string>();
  for (const phrase of phrases.keys())
    for (let end = phrase.indexOf(" "); end >= 0; end = phrase.indexOf(" ", end + 1))
      made.add(phrase.slice(0, end + 1));
  beginnings.set(phrases, made);
  return made;
}

/** The longest phrase that begins here. */
export function readPhrase<Meaning>(
  tokens: readonly Token[],
  at: number,
  { phrases, stem }: PhraseBook<Meaning>,
): { readonly meaning: Meaning; readonly next: number } | undefined {
  const longer = beginningsOf(phrases);
  let phrase = "";
  let stems = "";
  let found: { meaning: Meaning; next: number } | undefined;
  let silent = 0;
  for (let next = at; next < Math.min(tokens.length, at + phraseTokensMax + silent); next++) {
    const token = tokens[next];
    if (token === undefined || /^\d/.test(token.text)) break;
    if (next > at && isSilentMark(token)) {
      if (token.text === ".") silent++;
      continue;
    }
    const stemmed = stem?.(token.text) ?? token.text;
    const meaning =
      phrases.get(`${phrase}${stemmed}`) ??
      phrases.get(`${phrase}${token.text}`) ??
      phrases.get(`${stems}${stemmed}`);
    if (meaning !== undefined) found = { meaning, next: next + 1 };
    phrase += `${token.text} `;
    stems += `${stemmed} `;
    if (!longer.has(phrase) && !longer.has(stems)) break;
  }
  return found;
}
