/** Finds the restaurant chains that a text names. */
import type { Country } from "#domain/people/country.ts";
import type { Chain } from "#food/menus/chains.ts";
import { wordSet } from "../words/read-word-files.ts";
import { type TypedWord, typedWordsOf } from "./menu-words.ts";

interface ChainName {
  readonly words: readonly string[];
  /** Of several countries under one name. */
  readonly chains: readonly Chain[];
  readonly isFood: boolean;
}

export interface NamedChain {
  readonly chain: Chain;
  /** Of the typed words, the last one excluded. */
  readonly from: number;
  readonly to: number;
}

const placeWords: ReadonlySet<string> = wordSet("place-before-food");
const orderWords: ReadonlySet<string> = wordSet("order-of-menu");

/** "burrito from chipotle", "chipotle: chips", "chipotle bowl", but not "chipotle chicken" or "salsa de chipotle". */
function isMeantAsChain(
  { from, to }: Omit<NamedChain, "chain">,
  words: readonly TypedWord[],
  text: string,
): boolean {
  const [before, last, next] = [words[from - 1], words[to - 1], words[to]];
  if (placeWords.has(before?.text ?? "")) return true;
  const isFirst = /(?:^|[\n.;:(])\s*$/.test(text.slice(before?.end ?? 0, words[from]?.start));
  const isAlone = /^\s*(?:[,;:.)\n]|$)/.test(text.slice(last?.end));
  return isFirst && (isAlone || orderWords.has(next?.text ?? ""));
}

export class ChainNames {
  /** By first word, the longest first. */
  readonly #names: ReadonlyMap<string, readonly ChainName[]>;

  constructor(chains: readonly Chain[]) {
    const named = chains.flatMap((chain) =>
      chain.aliases.map((alias) => ({
        words: typedWordsOf(alias).map(({ text }) => text),
        chain,
        isFood: chain.foods.has(alias),
      })),
    );
    const byName = Map.groupBy(named, ({ words }) => words.join(" "));
    const names = [...byName.values()].map((same) => ({
      words: same[0]?.words ?? [],
      chains: same.map(({ chain }) => chain),
      isFood: same.some(({ isFood }) => isFood),
    }));
    names.sort((a, b) => b.words.length - a.words.length);
    this.#names = Map.groupBy(names, ({ words }) => words[0] ?? "");
  }

  find(text: string, country: Country): readonly NamedChain[] {
    const words = typedWordsOf(text);
    const found: NamedChain[] = [];
    for (let from = 0; from < words.length; from++) {
      const name = this.#names
        .get(words[from]?.text ?? "")
        ?.find((each) => each.words.every((word, at) => words[from + at]?.text === word));
      const chain = name?.chains.find((each) => each.country === country) ?? name?.chains[0];
      if (name === undefined || chain === undefined) continue;
      const to = from + name.words.length;
      if (name.isFood && !isMeantAsChain({ from, to }, words, text)) continue;
      found.push({ chain, from, to });
      from = to - 1;
    }
    return found;
  }
}
