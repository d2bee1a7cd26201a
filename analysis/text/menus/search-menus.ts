/** Searches the menu of a chain that the query names: "mcdonalds fri". */

import type { LocalSpeaker } from "#domain/people/locale.ts";
import type { FoodRow, FoodTable } from "#food/food-row.ts";
import { ChainNames } from "./chain-names.ts";
import { comparedWords, typedWordsOf } from "./menu-words.ts";

interface MenuSearch extends LocalSpeaker {
  readonly query: string;
  readonly limit: number;
}

const namesOf = new WeakMap<FoodTable, ChainNames>();

function chainNamesOf(table: FoodTable): ChainNames {
  const names = namesOf.get(table) ?? new ChainNames(table.menus.chains);
  namesOf.set(table, names);
  return names;
}

/** Items with all other words of the query, the last of which may be unfinished; the shortest names first. */
export function searchMenus(table: FoodTable, { query, country, limit }: MenuSearch): readonly FoodRow[] {
  const words = typedWordsOf(query);
  const [named] = chainNamesOf(table).find(query, country);
  if (named === undefined) return [];
  const others = words.filter((_, at) => at < named.from || at >= named.to);
  const sought = others.flatMap(({ text }) => comparedWords(text));
  const last = others.at(-1);
  const isUnfinished = last !== undefined && last.end === query.length;
  const hasAll = (name: string) => {
    const typed = typedWordsOf(name).map(({ text }) => text);
    const own = typed.flatMap(comparedWords);
    return sought.every(
      (word, at) =>
        own.includes(word) ||
        (isUnfinished &&
          at === sought.length - 1 &&
          [...typed, ...own].some((each) => each.startsWith(word))),
    );
  };
  return table.menus
    .itemsOf(named.chain)
    .filter(({ name }) => hasAll(name))
    .sort((a, b) => a.name.length - b.name.length)
    .slice(0, limit)
    .flatMap((item) => table.menus.rowOf(named.chain, item) ?? []);
}
