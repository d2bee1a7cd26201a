/** The restaurant chains whose menus the table has. */
import { readTsv } from "../tsv-file.ts";

export interface Chain {
  /** Names the chain in the file of menus. */
  readonly id: string;
  readonly name: string;
  readonly country: string;
  /** What people call it. */
  readonly aliases: readonly string[];
  /** Those of them that are foods too: chipotle. */
  readonly foods: ReadonlySet<string>;
}

/** When the figures were collected. */
export const menusDate = "2024-04";

function readChain([id = "", name = "", country = "", aliases = ""]: readonly string[]): Chain {
  const written = aliases.split(";").map((alias) => alias.trim());
  const foods = written.filter((alias) => alias.startsWith("?")).map((alias) => alias.slice(1));
  return {
    id,
    name,
    country,
    aliases: written.map((alias) => alias.replace("?", "")),
    foods: new Set(foods),
  };
}

export function readChains(): readonly Chain[] {
  return readTsv(new URL("./chains.tsv", import.meta.url)).map(readChain);
}
