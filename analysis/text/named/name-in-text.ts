/** Cuts the name of a food out of what was typed. */

import type { Language } from "#domain/people/language.ts";
import type { FoodRow } from "#food/food-row.ts";
import type { LanguageGrammar } from "../languages/language-grammar.ts";
import { wordsOfLanguage } from "../languages/words-of-language.ts";
import { englishWords } from "../match/row-words.ts";
import type { FoodMention } from "../segment/food-mention.ts";
import { stemEnglish } from "../words/english-stem.ts";
import { foldAccents } from "../words/fold.ts";
import { isAdjective } from "../words/head-noun.ts";
import { textAt } from "../words/tokenise.ts";
import { endOfAmount, type NamePart, stretchesOf, type Tells, type TypedText } from "./stretches-of-name.ts";

/** Longer names are cut where one of their parts ends. */
const lengthMax = 45;
const picture = /^\p{Extended_Pictographic}/u;
const hasLetterOrDigit = /[\p{L}\p{N}]/u;

/** Whether a word says something of the row. */
function tellerOf(row: FoodRow, language: Language): Tells {
  const named = [row.source.description, ...(row.names?.[language] ?? [])];
  const described = new Set(named.flatMap(englishWords));
  return ({ english, row: own }) =>
    own === row.source.description ||
    english.some((word) => !isAdjective(word) && described.has(stemEnglish(word)));
}

/** "un tercio", "de puerco", "in a cone", "8 oz", "1/4 de": how many tokens of a name only lead in. */
function lengthOfOpening(parts: readonly NamePart[], grammar: LanguageGrammar): number {
  const tokens = parts.map(({ token }) => token);
  const isOwn = parts[0]?.word?.kind === "brand";
  const { articles, ofWords, connectives, fractions } = grammar;
  const leading = [ofWords, connectives, wordsOfLanguage(grammar.language)("inside-name")];
  let at = endOfAmount(tokens, 0, grammar);
  if (fractions.has(textAt(tokens, 0)) && ofWords.has(textAt(tokens, 1))) at = 2;
  const isLed = (text: string) => articles.has(text) || (!isOwn && leading.some((words) => words.has(text)));
  while (isLed(textAt(tokens, at)) || (at > 0 && tokens[at]?.kind === "mark")) at++;
  return at;
}

/** Without what names nothing at its ends: a lead-in, a meal, leftovers of an amount or a remark. */
function withoutEdges(
  parts: readonly NamePart[],
  grammar: LanguageGrammar,
  tells: Tells,
): readonly NamePart[] {
  const opened = parts.slice(lengthOfOpening(parts, grammar));
  const edges = wordsOfLanguage(grammar.language)("edge-of-name");
  // The lexicon's own words stay: "ensure plus", "in n out".
  const names = ({ token, word }: NamePart) =>
    word !== undefined &&
    token.kind !== "mark" &&
    ((word.kind !== "plain" && word.kind !== "modifier") || !edges.has(token.text));
  const isMeal = ({ token, word }: NamePart) =>
    word?.kind === "plain" && grammar.mealWords.has(token.text) && !tells(word);
  const start = opened.findIndex((part) => names(part) && !isMeal(part));
  return start < 0 ? [] : opened.slice(start, opened.findLastIndex(names) + 1);
}

const mark = /^\s*[,/-]?\s*$/u;
/** A word or two that a construction leaves out: "batido casero de fresas". */
const leftOut = /^(?:\s*\p{L}+){1,2}\s*$/u;

/** What is between two parts as it was typed; a blank where a construction put them side by side. */
function textBetween(before: NamePart, next: NamePart, { places, tokens }: TypedText): string {
  if (next.place.start < before.place.end) return " ";
  const typed = places.typed.slice(before.place.end, next.place.start);
  const words = foldAccents(typed).match(/\p{L}+/gu) ?? [];
  const isLeftOut = leftOut.test(typed) && !words.some((word) => tokens.some(({ text }) => text === word));
  return mark.test(typed) || isLeftOut ? typed : " ";
}

function textOf(parts: readonly NamePart[], typed: TypedText): string {
  let text = "";
  let before: NamePart | undefined;
  for (const [at, part] of parts.entries()) {
    const { start, end } = part.place;
    const next = parts[at + 1]?.place;
    // What joins two words here was typed elsewhere.
    const isElsewhere = start < (before?.place.end ?? start) || end > (next?.start ?? end);
    if (part.word === undefined && isElsewhere) continue;
    // Two words for what was one: "alcohol free" for "0.0".
    if (before?.place.start === start && before.place.end === end) continue;
    const own = typed.places.typed.slice(start, end);
    // A picture is called by its word.
    const shown = picture.test(own) ? part.token.text : own;
    text += `${before === undefined ? "" : textBetween(before, part, typed)}${shown}`;
    before = part;
  }
  return text.replace(/\s+/g, " ").trim();
}

/** Without its last parts while it is too long. */
function shortened(stretch: readonly NamePart[], typed: TypedText, tells: Tells): string {
  let parts = withoutEdges(stretch, typed.grammar, tells);
  for (;;) {
    const text = textOf(parts, typed);
    const at = parts.findLastIndex(({ isBreak }) => isBreak);
    if (text.length <= lengthMax || at <= 0) return text;
    parts = withoutEdges(parts.slice(0, at), typed.grammar, tells);
  }
}

/** The person's own words for a food; undefined where none were typed. */
export function nameInText({ atoms, found }: FoodMention, typed: TypedText): string | undefined {
  const row = found[0]?.row;
  if (row === undefined) return undefined;
  const tells = tellerOf(row, typed.grammar.language);
  const words = atoms.flatMap((atom) => atom.words);
  const stretches = stretchesOf(words, typed, tells);
  const first = (isMeant: Tells) =>
    stretches.find((stretch) => stretch.some(({ word }) => word !== undefined && isMeant(word)));
  const told = first((word) => tells(word) && word.kind !== "maker" && word.isChain !== true) ?? first(tells);
  const name = shortened(told ?? stretches[0] ?? [], typed, tells);
  return hasLetterOrDigit.test(name) ? name : undefined;
}
