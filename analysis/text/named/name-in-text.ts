/** Cuts the name of a food out of what was typed: the longest stretch that holds its words and nothing else. */
import type { Language } from "#domain/people/language.ts";
import type { FoodRow } from "#food/food-row.ts";
import type { LanguageGrammar } from "../languages/language-grammar.ts";
import { wordsOfLanguage } from "../languages/words-of-language.ts";
import { englishWords } from "../match/row-words.ts";
import { readMeasureWord } from "../quantities/read-measure.ts";
import { readPhrase } from "../quantities/read-phrase.ts";
import { readSizeWord } from "../quantities/read-sizes.ts";
import type { FoodWord } from "../segment/atom.ts";
import type { FoodMention } from "../segment/food-mention.ts";
import { stemEnglish } from "../words/english-stem.ts";
import { isAdjective } from "../words/head-noun.ts";
import type { SaidText } from "../words/said-text.ts";
import { type Token, textAt } from "../words/tokenise.ts";

/** A text as it was read, and where each of its words was typed. */
export interface TypedText {
  readonly text: string;
  /** As they were typed, with shorthand in full. */
  readonly tokens: readonly Token[];
  readonly places: SaidText;
  readonly grammar: LanguageGrammar;
}

/** A token as it was typed, and the food's word that it is of; none where it only joins two. */
interface Part {
  readonly token: Token;
  readonly word: FoodWord | undefined;
}

/** Whether a word says something of the row that was found. */
type Tells = (word: FoodWord | undefined) => boolean;

/** Longer names are cut where one of their words ends. */
const lengthMax = 45;
const picture = /^\p{Extended_Pictographic}/u;
const lengths: ReadonlySet<string> = new Set("cm inch inches pouce pouces pulgada pulgadas".split(" "));
const joining: ReadonlySet<string> = new Set(["'", "’", "&", "%"]);
/** No word goes on over them. */
const breaks = /^[()[\]{};!?]$/;
const close: ReadonlySet<string> = new Set(["-", ".", "/"]);

function tellerOf(row: FoodRow, language: Language): Tells {
  const named = [row.source.description, ...(row.names?.[language] ?? [])];
  const described = new Set(named.flatMap(englishWords));
  return (word) =>
    word !== undefined &&
    (word.row === row.source.description ||
      word.english.some((each) => !isAdjective(each) && described.has(stemEnglish(each))));
}

/** Where the amount ends that begins at a number, "3/4 cup", "15 cm"; the same place where no unit follows. */
function endOfAmount(tokens: readonly Token[], at: number, grammar: LanguageGrammar): number {
  let unit = at;
  while (tokens[unit]?.kind === "number" || (unit > at && textAt(tokens, unit) === "/")) unit++;
  if (unit === at) return at;
  return lengths.has(textAt(tokens, unit)) ? unit + 1 : (readMeasureWord(tokens, unit, grammar)?.next ?? at);
}

function isRefusal(word: FoodWord | undefined): boolean {
  return word?.english[0] === "without";
}

/** The tokens that were typed, each with the food's word that it is of; none of an amount inside a word: "riz 70 g cru". */
function partsOf(words: readonly FoodWord[], { tokens, places, grammar }: TypedText): readonly Part[] {
  const refusing = wordsOfLanguage(grammar.language)("refusal-in-name");
  const wordOf = new Map<Token | undefined, FoodWord>();
  for (const word of words) {
    const place = places.find(word);
    const typed = tokens.filter(({ start, end }) => place && start < place.end && end > place.start);
    // What was refused is part of the name where that is said by a word: "grilled cheese, no butter".
    const isSaidSo = word.english.length > 1 && typed.some(({ text }) => refusing.has(text));
    if (isRefusal(word) && !isSaidSo) continue;
    for (let at = 0; at < typed.length; at++) {
      const token = typed[at];
      const next = at === 0 || word.kind === "brand" ? at : endOfAmount(typed, at, grammar);
      if (next > at) at = next - 1;
      else if (!breaks.test(token?.text ?? "")) wordOf.set(token, word);
    }
  }
  return tokens.map((token) => ({ token, word: wordOf.get(token) }));
}

/** Words for a time, an amount, a size, a meal: no name goes on over them. */
function endsName(tokens: readonly Token[], at: number, grammar: LanguageGrammar): boolean {
  const { text = "", kind } = tokens[at] ?? {};
  const { emptyWords, mealWords, vagueAmounts, numbers, refusals, language } = grammar;
  const words = wordsOfLanguage(language);
  const [within, edges] = [words("inside-name"), words("edge-of-name")];
  const isOneOf = (...sets: readonly { has(word: string): boolean }[]) => sets.some((set) => set.has(text));
  if (kind !== "word") return true;
  if (isOneOf(within, grammar.ofWords, grammar.articles, grammar.definiteWords)) return false;
  const isEdge = isOneOf(edges, emptyWords, mealWords, vagueAmounts, numbers, refusals);
  const isMeasure = readMeasureWord(tokens, at, grammar) ?? readSizeWord(tokens, at, grammar);
  return isEdge || isMeasure !== undefined;
}

/** Whether a name goes on over what stands between two of its words: not over amounts, brackets and clauses, and over a comma only where the row knows what follows. */
function joinsName(
  gap: readonly Token[],
  part: Part,
  { grammar, isTold }: { readonly grammar: LanguageGrammar; readonly isTold: boolean },
): boolean {
  if (isRefusal(part.word)) return gap.length === 0 || (gap.length === 1 && /^[,–-]$/.test(textAt(gap, 0)));
  if (gap[0]?.text === ",") return gap.length === 1 && isTold;
  for (let at = 0; at < gap.length; ) {
    const token = gap[at];
    const connective = readPhrase(gap, at, { phrases: grammar.connectives });
    // Brackets and what ends a clause end it; some marks only where a blank is beside them: "semi-skimmed".
    const isClose = token?.isJoined === true && (gap[at + 1] ?? part.token).isJoined;
    const isOver = joining.has(textAt(gap, at)) || (close.has(textAt(gap, at)) && isClose);
    const endsHere = token?.kind === "mark" ? !isOver : endsName(gap, at, grammar);
    if (connective === undefined && endsHere) return false;
    at = connective?.next ?? at + 1;
  }
  return true;
}

function stretchesOf(
  parts: readonly Part[],
  grammar: LanguageGrammar,
  tells: Tells,
): readonly (readonly Part[])[] {
  const stretches: Part[][] = [];
  let between: Part[] = [];
  for (const part of parts) {
    const stretch = stretches.at(-1);
    between.push(part);
    if (part.word === undefined) continue;
    const isTold = tells(part.word) && stretch?.some(({ word }) => tells(word)) === true;
    const gap = between.slice(0, -1).map(({ token }) => token);
    // "riz 70 g cru"
    const isAmount = gap.length > 0 && endOfAmount(gap, 0, grammar) === gap.length;
    if (isAmount && stretch?.some(({ word }) => tells(word)) === true) stretch.push(part);
    else if (stretch !== undefined && joinsName(gap, part, { grammar, isTold })) stretch.push(...between);
    else stretches.push([part]);
    between = [];
  }
  return stretches;
}

/** "un tercio", "de puerco", "in a cone", "8 oz", "1/4 de": how many tokens of a name only lead in. */
function lengthOfOpening(parts: readonly Part[], grammar: LanguageGrammar): number {
  const tokens = parts.map(({ token }) => token);
  const isOwn = parts[0]?.word?.kind === "brand";
  const { articles, ofWords, connectives, fractions } = grammar;
  const leading = [ofWords, connectives, wordsOfLanguage(grammar.language)("inside-name")];
  let at = endOfAmount(tokens, 0, grammar);
  if (fractions.has(textAt(tokens, 0)) && ofWords.has(textAt(tokens, 1))) at = 2;
  // "all-purpose flour" is a name of the lexicon from its first word on.
  const isOfTerm = () => isOwn || parts[at]?.word?.kind === "food";
  const isLed = (text: string) =>
    articles.has(text) || (!isOfTerm() && leading.some((words) => words.has(text)));
  while (isLed(textAt(tokens, at)) || (at > 0 && tokens[at]?.kind === "mark")) at++;
  return at;
}

/** Without what names nothing at its ends: a lead-in, a meal, leftovers of an amount or a remark. */
function withoutEdges(parts: readonly Part[], grammar: LanguageGrammar, tells: Tells): readonly Part[] {
  const opened = parts.slice(lengthOfOpening(parts, grammar));
  const edges = wordsOfLanguage(grammar.language)("edge-of-name");
  // The lexicon's own words stay: "ensure plus", "in n out".
  const names = ({ token, word }: Part) =>
    word !== undefined &&
    (token.kind !== "mark" || picture.test(token.text)) &&
    ((word.kind !== "plain" && word.kind !== "modifier") || !edges.has(token.text));
  const isMeal = ({ token, word }: Part) =>
    word?.kind === "plain" && grammar.mealWords.has(token.text) && !tells(word);
  const start = opened.findIndex((part) => names(part) && !isMeal(part));
  return start < 0 ? [] : opened.slice(start, opened.findLastIndex(names) + 1);
}

/** As it was typed, with a blank for each amount; a picture is called by its word. */
function textOf(parts: readonly Part[], { places, text }: TypedText): string {
  return parts
    .map(({ token: { start, end }, word }, at) => {
      const before = parts[at - 1]?.token.end ?? start;
      const between = places.typed.slice(before, start);
      const typed = places.typed.slice(start, end);
      const said = picture.test(typed) && word ? text.slice(word.start, word.end) : typed;
      return `${/\d/.test(between) ? " " : between}${said}`;
    })
    .join("")
    .replace(/\s+/g, " ")
    .trim();
}

/** The person's own words for a food; undefined where none were typed. */
export function nameInText({ atoms, found }: FoodMention, typed: TypedText): string | undefined {
  const row = found[0]?.row;
  if (row === undefined) return undefined;
  const { grammar } = typed;
  const tells = tellerOf(row, grammar.language);
  const words = atoms.flatMap((atom) => atom.words);
  const stretches = stretchesOf(partsOf(words, typed), grammar, tells);
  const told = stretches.find((stretch) => stretch.some(({ word }) => tells(word)));
  let parts = withoutEdges(told ?? stretches[0] ?? [], grammar, tells);
  for (;;) {
    const name = textOf(parts, typed);
    const at = parts.findLastIndex(({ word }) => word === undefined);
    if (name.length <= lengthMax || at <= 0) return /[\p{L}\p{N}]/u.test(name) ? name : undefined;
    parts = withoutEdges(parts.slice(0, at), grammar, tells);
  }
}
