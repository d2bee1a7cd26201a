/** Puts one word in the place of each menu item that a text names, so that the rest is read as ever: "2 big macs from mcdonalds" counts two of it. */
import type { Language } from "#domain/people/language.ts";
import type { FoodRow } from "#food/food-row.ts";
import { piecesIn } from "#food/menus/menus.ts";
import type { TermFinder } from "../lexicon/lexicon.ts";
import type { LexiconTerm } from "../lexicon/lexicon-entry.ts";
import { keyOfMenuRow } from "../match/named-rows.ts";
import type { Replacement, SaidText } from "../words/said-text.ts";
import type { MenuMentions } from "./menu-item-finder.ts";

export interface TextWithMenuItems {
  readonly said: SaidText;
  /** The placeholders put in for items. */
  readonly words: ReadonlySet<string>;
  /** The lexicon, with these words in it. */
  with(lexicon: TermFinder): TermFinder;
}

/** Letters alone, which no language stems and nobody types. */
function wordFor(at: number): string {
  return `zqmenu${String.fromCharCode("a".charCodeAt(0) + at)}k`;
}

/** A sentence names fewer. */
const itemsMax = 26;

function termOf(row: FoodRow, word: string, language: Language): LexiconTerm {
  const serving = row.defaultGrams ?? 0;
  const pieces = piecesIn(row.source.code);
  const one = serving / pieces;
  const weights =
    language === "en"
      ? { servingGrams: serving, measures: { one } }
      : { servingGrams: one, ...(pieces > 1 ? { usualGrams: serving } : {}) };
  return { words: [word], english: [word], kind: "brand", row: keyOfMenuRow(row.source), ...weights };
}

export function withMenuItems(
  typed: SaidText,
  { items, loneChains }: MenuMentions,
  language: Language,
): TextWithMenuItems {
  const terms = new Map<string, LexiconTerm>();
  const replaced = items.slice(0, itemsMax).map(({ row, start, end }, at) => {
    const word = wordFor(at);
    terms.set(word, termOf(row, word, language));
    return { start, end, by: ` ${word} ` };
  });
  const left = loneChains.map(({ start, end }) => ({ start, end, by: " " }));
  const apart: Replacement[] = [];
  for (const each of [...replaced, ...left].sort((a, b) => a.start - b.start))
    apart.push({ ...each, start: Math.max(each.start, apart.at(-1)?.end ?? 0) });
  return {
    said: typed.with(apart),
    words: new Set(terms.keys()),
    with: (lexicon) => ({
      find: (tokens, at) => {
        const term = terms.get(tokens[at]?.text ?? "");
        return term === undefined ? lexicon.find(tokens, at) : { term, next: at + 1 };
      },
    }),
  };
}
