/** Takes off the ends of a name what names nothing: "of", "extra", "8 oz". */
import type { LanguageGrammar } from "../languages/language-grammar.ts";
import { wordsOfLanguage } from "../languages/words-of-language.ts";
import { readMeasureWord } from "../quantities/read-measure.ts";
import { textAt } from "../words/tokenise.ts";
import { joints } from "./inside-name.ts";
import type { NamePart, Tells } from "./stretches-of-name.ts";

/** Leftovers of an amount or a remark: "extra", "after". */
function endsNoName({ language }: LanguageGrammar): ReadonlySet<string> {
  return wordsOfLanguage(language)("edge-of-name");
}

const picture = /^\p{Extended_Pictographic}/u;

/** The lexicon's own words stay: "ensure plus", "in n out". */
function namesNothing({ token, word }: NamePart, grammar: LanguageGrammar): boolean {
  if (word === undefined) return true;
  const { text, kind } = token;
  if (grammar.ofWords.has(text) || grammar.andWords.has(text) || picture.test(text)) return true;
  const isOfLexicon = word.kind !== "plain" && word.kind !== "modifier";
  if (isOfLexicon || kind === "number") return false;
  return kind === "mark" || grammar.connectives.has(text) || endsNoName(grammar).has(text);
}

/** "un tercio", "de puerco", "in a cone", "à la crème": how many tokens a name begins with that only lead in. */
function lengthOfOpening(parts: readonly NamePart[], grammar: LanguageGrammar): number {
  const tokens = parts.map(({ token }) => token);
  const isOwn = parts[0]?.word?.kind === "brand" || parts[0]?.word?.kind === "maker";
  const isLed = (at: number) => {
    const text = textAt(tokens, at);
    if (grammar.articles.has(text)) return true;
    return (
      !isOwn && (grammar.ofWords.has(text) || grammar.connectives.has(text) || joints(grammar).has(text))
    );
  };
  let at = 0;
  while (isLed(at)) at++;
  if (at > 0 && grammar.definiteWords.has(textAt(tokens, at))) at++;
  while (at > 0 && tokens[at]?.kind === "mark") at++;
  return at;
}

/** "berberechos una lata", of which a construction makes "una lata berberechos": how many tokens of the measure a name begins with. */
function lengthOfMeasureMoved(parts: readonly NamePart[], grammar: LanguageGrammar): number {
  const [first, last] = [parts[0], parts.at(-1)];
  if (first === undefined || last === undefined || readMeasureWord([first.token], 0, grammar) === undefined)
    return 0;
  return parts.findIndex(({ place }) => place.start <= last.place.start);
}

/** "8 oz", "1/4 de": how many tokens of an amount a name begins with. */
function lengthOfAmount(parts: readonly NamePart[], grammar: LanguageGrammar): number {
  const tokens = parts.map(({ token }) => token);
  if (grammar.fractions.has(tokens[0]?.text ?? "") && grammar.ofWords.has(tokens[1]?.text ?? "")) return 2;
  if (tokens[0]?.kind !== "number") return 0;
  return readMeasureWord(tokens, 1, grammar)?.next ?? 0;
}

function withoutAmount(parts: readonly NamePart[], grammar: LanguageGrammar): readonly NamePart[] {
  const length = lengthOfMeasureMoved(parts, grammar) || lengthOfAmount(parts, grammar);
  return length < parts.length ? parts.slice(length) : parts;
}

export function withoutEdges(
  parts: readonly NamePart[],
  grammar: LanguageGrammar,
  tells: Tells,
): readonly NamePart[] {
  const counted = withoutAmount(parts, grammar);
  const opened = counted.slice(lengthOfOpening(counted, grammar));
  const isMeal = ({ token, word }: NamePart) =>
    word?.kind === "plain" && grammar.mealWords.has(token.text) && !tells(word);
  const start = opened.findIndex((part) => !namesNothing(part, grammar) && !isMeal(part));
  const end = opened.findLastIndex((part) => !namesNothing(part, grammar));
  return start < 0 ? [] : opened.slice(start, end + 1);
}
