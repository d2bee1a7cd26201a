/** analysis/text: from a sentence to foods. This file rewrites every way to ask for more of a topping as "with extra": "double cheese", "con doble de queso", "supplément fromage". */
import type { Language } from "#domain/people/language.ts";
import { readPhrase } from "../../quantities/read-phrase.ts";
import { stemEnglish } from "../../words/english-stem.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import { isFillingBehind } from "../names/food-behind-food.ts";
import { isInsideTerm, isOfWord, isPartEnd, type Sentence, wordForWith } from "../sentence.ts";
import { withReplaced } from "./replace-tokens.ts";

const phrases: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "an extra portion of",
    "extra portion of",
    "an extra serving of",
    "extra helping of",
    "added",
    "double",
  ],
  es: [
    "un suplemento de",
    "suplemento de",
    "racion extra de",
    "una racion extra de",
    "doble racion de",
    "doble",
  ],
  fr: ["un supplement de", "un supplement", "supplement de", "supplement", "suppl", "double"],
};

const phrasesOfLanguage = new Map(
  Object.entries(phrases).map(([language, some]) => [
    language,
    new Map(some.map((phrase) => [phrase, true] as const)),
  ]),
);

const dishes: ReadonlySet<string> = new Set([
  ...wordSet("filled"),
  ...wordSet("filled-by-next"),
  ...wordSet("dish"),
  ...wordSet("held-in-hand"),
  ...wordSet("dish-with-extras"),
]);
const fillings = wordSet("filling");
/** "double cream", "double chocolate": kinds rather than more of it. */
const kindsOfDouble: ReadonlySet<string> = new Set(["cream", "chocolate"]);

/** What lies on a dish, up to the end of its part. */
function isFillingAt(sentence: Sentence, from: number): boolean {
  const { tokens, grammar, lexicon } = sentence;
  let end = from;
  while (!isPartEnd(sentence, end)) end++;
  const noun = stemEnglish(textAt(tokens, end - 1));
  const term = lexicon.find(tokens, from)?.term;
  if (end === from || kindsOfDouble.has(noun) || term?.english.some((word) => kindsOfDouble.has(word)))
    return false;
  const isPlain = grammar.headPosition === "last" && fillings.has(noun);
  return isPlain || (term?.kind === "food" && isFillingBehind(term.english));
}

/** A burger, a pizza or a bowl in the same sentence. */
function isBehindDish({ tokens, lexicon }: Sentence, at: number): boolean {
  for (let before = at - 1; before >= 0; before--) {
    const text = textAt(tokens, before);
    if (text === "." || text === "\n" || text === ";") return false;
    const english = lexicon.find(tokens, before)?.term.english ?? [text];
    if (english.some((word) => dishes.has(stemEnglish(word)))) return true;
  }
  return false;
}

/** Behind what there is more of, in French. */
const extraBehind = ["en", "plus"] as const;

/** "avec fromage en plus": where it ends, from the word for "with". */
function endOfExtraBehind(sentence: Sentence, from: number): number | undefined {
  const { tokens, grammar } = sentence;
  if (grammar.language !== "fr" || grammar.connectives.get(textAt(tokens, from)) !== "with") return undefined;
  let end = from + 1;
  while (textAt(tokens, end) !== extraBehind[0] && !isPartEnd(sentence, end)) end++;
  const isHere = end > from + 1 && extraBehind.every((word, at) => textAt(tokens, end + at) === word);
  return isHere ? end + extraBehind.length : undefined;
}

export function withExtrasOfDishes(text: string, sentence: Sentence): string {
  const { tokens, grammar } = sentence;
  const known = phrasesOfLanguage.get(grammar.language);
  if (known === undefined) return text;
  const extra = `${wordForWith(sentence)} extra`;
  return withReplaced(text, tokens, (from) => {
    const behind = endOfExtraBehind(sentence, from);
    if (behind !== undefined && isBehindDish(sentence, from)) {
      const named = text.slice(tokens[from + 1]?.start, tokens[behind - extraBehind.length - 1]?.end);
      return { next: behind, words: `${extra} ${named}` };
    }
    const isWith = grammar.connectives.get(textAt(tokens, from)) === "with";
    const at = isWith ? from + 1 : from;
    const phrase = readPhrase(tokens, at, { phrases: known });
    if (phrase === undefined || isInsideTerm(sentence, at)) return undefined;
    const ofWord = isOfWord(sentence, phrase.next) ? phrase.next + 1 : phrase.next;
    const next = textAt(tokens, ofWord) === "'" ? ofWord + 1 : ofWord;
    if (!isBehindDish(sentence, from) || !isFillingAt(sentence, next)) return undefined;
    return { next, words: extra };
  });
}
