/** Builds the file of menus from what the chains publish. */
import { join } from "node:path";
import { readChains } from "../../menus/chains.ts";
import { writeMenusFile } from "../../menus/menu-item.ts";
import { fillFigures } from "./fill-figures.ts";
import { plausibleItems, type Reason, reasons } from "./plausible-items.ts";
import { readMenu } from "./read-menu.ts";
import { weighItems } from "./weigh-items.ts";

export interface BuiltMenus {
  readonly file: string;
  readonly counts: {
    readonly chains: number;
    readonly published: number;
    readonly kept: number;
    readonly estimatedWeights: number;
    readonly dropped: ReadonlyMap<Reason, number>;
  };
}

export function makeMenus(folder: string): BuiltMenus {
  const chains = readChains();
  const read = chains.map(({ id, country }) => {
    const published = readMenu(join(folder, `${id}.csv`), country);
    return { id, published, plausible: plausibleItems(published) };
  });
  const chainOf = new Map(read.flatMap(({ id, plausible }) => plausible.items.map((item) => [item, id])));
  const items = [...chainOf.keys()];
  const full = fillFigures(weighItems(items)).map((item, at) => ({
    ...item,
    chain: chainOf.get(items[at] ?? item) ?? "",
  }));
  const droppedFor = (reason: Reason) =>
    read.reduce((sum, { plausible }) => sum + (plausible.dropped.get(reason) ?? 0), 0);
  return {
    file: writeMenusFile(full),
    counts: {
      chains: new Set(chains.map(({ name }) => name)).size,
      published: read.reduce((sum, { published }) => sum + published.length, 0),
      kept: full.length,
      estimatedWeights: full.filter(({ isEstimated }) => isEstimated).length,
      dropped: new Map(reasons.map((reason) => [reason, droppedFor(reason)])),
    },
  };
}
