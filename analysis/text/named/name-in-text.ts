/** Cuts the name of a food out of what was typed. */

import type { Language } from "#domain/people/language.ts";
import type { FoodRow } from "#food/food-row.ts";
import { englishWords } from "../match/row-words.ts";
import { orWords } from "../segment/constructions/span-labels.ts";
import type { FoodMention } from "../segment/food-mention.ts";
import { stemEnglish } from "../words/english-stem.ts";
import { foldAccents } from "../words/fold.ts";
import { isAdjective } from "../words/head-noun.ts";
import { withoutEdges } from "./edges-of-name.ts";
import { type NamePart, stretchesOf, type Tells, type TypedText } from "./stretches-of-name.ts";

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

const mark = /^\s*[,/-]?\s*$/u;
/** A word or two that a construction leaves out: "batido casero de fresas". */
const leftOut = /^(?:\s*\p{L}+){1,2}\s*$/u;

/** What is between two parts as it was typed; a blank where a construction put them side by side. */
function textBetween(before: NamePart, next: NamePart, { places, tokens, grammar }: TypedText): string {
  const typed =
    next.place.start < before.place.end ? " " : places.typed.slice(before.place.end, next.place.start);
  const words = foldAccents(typed).match(/\p{L}+/gu) ?? [];
  const isElsewhere = (word: string) =>
    orWords[grammar.language].has(word) || tokens.some(({ text }) => text === word);
  const isLeftOut = leftOut.test(typed) && !words.some(isElsewhere);
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
    const shown = picture.test(own) ? typed.text.slice(part.token.start, part.token.end) : own;
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
  const stretches = stretchesOf(
    atoms.flatMap(({ words }) => words),
    typed,
    tells,
  );
  const first = (isMeant: Tells) =>
    stretches.find((stretch) => stretch.some(({ word }) => word !== undefined && isMeant(word)));
  const told = first((word) => tells(word) && word.kind !== "maker" && word.isChain !== true) ?? first(tells);
  const name = shortened(told ?? stretches[0] ?? [], typed, tells);
  return hasLetterOrDigit.test(name) ? name : undefined;
}
