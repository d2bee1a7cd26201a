/** Finds the items of a chain's menu in a text that names the chain: "a large fries from McDonald's". */

import type { LocalSpeaker } from "#domain/people/locale.ts";
import type { FoodMenus, FoodRow } from "#food/food-row.ts";
import type { Chain } from "#food/menus/chains.ts";
import { grammars } from "../languages/grammars.ts";
import { ChainNames } from "./chain-names.ts";
import { type LoneChain, loneChainsOf } from "./lone-chains.ts";
import { MenuIndex } from "./menu-index.ts";
import { type MenuSentence, menuSentence } from "./menu-sentence.ts";
import { bestWithoutOverlap, type MenuStretch, placeOf, stretchesAround } from "./menu-stretches.ts";
import { comparedWords, nearestMilk } from "./menu-words.ts";

interface NamedItem {
  readonly row: FoodRow;
  /** Of the text, with the chain where that is beside it. */
  readonly start: number;
  readonly end: number;
}

/** A milk that the menu lacks, and which of its kinds is counted instead. */
export interface MilkInstead {
  readonly start: number;
  readonly end: number;
  readonly taken: string;
}

export interface MenuMentions {
  readonly items: readonly NamedItem[];
  readonly milks: readonly MilkInstead[];
  readonly loneChains: readonly LoneChain[];
}

const comparedIn = (texts: readonly string[]) => texts.flatMap(comparedWords);

const nothing: MenuMentions = { items: [], milks: [], loneChains: [] };
const chainsMax = 8;

/** "a large fries, left half the fries" */
function isToldAgain(
  { from, to }: MenuStretch,
  before: readonly MenuStretch[],
  { words, language }: MenuSentence,
): boolean {
  const { definiteWords, contractedDefinites } = grammars[language];
  const article = words[from - 1]?.text ?? "";
  if (!definiteWords.has(article) && !contractedDefinites.has(article)) return false;
  const textsOf = (since: number, until: number) => words.slice(since, until).map(({ text }) => text);
  return before.some((each) => {
    const named = new Set(comparedIn(textsOf(each.from, each.to)));
    return comparedIn(textsOf(from, to)).every((word) => named.has(word));
  });
}

/** Finds items in texts; menus are indexed when their chain is first named. */
export class MenuItemFinder {
  readonly #menus: FoodMenus;
  readonly #names: ChainNames;
  readonly #indexes = new Map<string, MenuIndex>();

  constructor(menus: FoodMenus) {
    this.#menus = menus;
    this.#names = new ChainNames(menus.chains);
  }

  find(text: string, { language, country }: LocalSpeaker): MenuMentions {
    const chains = this.#names.find(text, country).slice(0, chainsMax);
    if (chains.length === 0) return nothing;
    const sentence = menuSentence(text, language);
    const around = chains.flatMap((chain) =>
      stretchesAround(chain, sentence, { index: this.#indexOf(chain.chain), chains }),
    );
    const taken = bestWithoutOverlap(around).filter(
      (each, at, all) => !isToldAgain(each, all.slice(0, at), sentence),
    );
    const items = taken.flatMap((stretch) => {
      const row = stretch.isOfSet ? undefined : this.#menus.rowOf(stretch.chain.chain, stretch.item);
      return row === undefined ? [] : [{ row, ...placeOf(stretch, sentence) }];
    });
    const beside = chains.filter(({ from }) => {
      const { start } = sentence.words[from] ?? { start: 0 };
      return items.every((item) => start < item.start || start >= item.end);
    });
    const served = new Set(taken.map((stretch) => stretch.chain.chain));
    const milks = taken.flatMap((stretch) => this.#milksInstead(stretch, sentence));
    return { items, milks, loneChains: loneChainsOf(beside, sentence, served) };
  }

  #milksInstead({ chain, item, from, to }: MenuStretch, sentence: MenuSentence): readonly MilkInstead[] {
    const { words, english } = sentence;
    const index = this.#indexOf(chain.chain);
    return words.slice(from, to).flatMap(({ text, start }, nth) => {
      const kind = [text, english[from + nth]?.[0] ?? ""].find((each) => nearestMilk.has(each)) ?? "";
      const taken = nearestMilk.get(kind);
      if (taken === undefined || index.word(kind) !== undefined) return [];
      // "leche de avena" is one term.
      const inside = english.slice(from + nth + 1).findIndex((each) => each?.length !== 0);
      const end = words[from + nth + Math.max(0, inside)]?.end ?? start;
      return item.name.toLowerCase().includes(taken) ? [{ start, end, taken }] : [];
    });
  }

  #indexOf(chain: Chain): MenuIndex {
    const index = this.#indexes.get(chain.id) ?? new MenuIndex(this.#menus.itemsOf(chain), chain.name);
    this.#indexes.set(chain.id, index);
    return index;
  }
}
