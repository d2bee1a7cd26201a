import type { TableColumn } from "./arrange-columns.ts";
import { centreOf, type PlacedPhrase } from "./collect-items.ts";
import type { PhraseKind } from "./find-phrases.ts";

const basisKinds: ReadonlySet<PhraseKind> = new Set([
  "per100Grams",
  "per100Millilitres",
  "perServing",
  "perContainer",
]);

/** Of each column, the headers printed nearest above it. */
export function headersOf(columns: readonly TableColumn[], phrases: readonly PlacedPhrase[]) {
  const tops = columns.flatMap(({ figures }) => Object.values(figures).map(({ down }) => down));
  const top = Math.min(...tops);
  const edges = columns.map(({ centre }) => centre);
  const apart = Math.min(
    ...edges.slice(1).map((edge, at) => edge - (edges[at] ?? edge)),
    Number.POSITIVE_INFINITY,
  );
  const bases = phrases
    .filter((phrase) => basisKinds.has(phrase.kind) && phrase.down < top + 0.5 * phrase.height)
    .sort((a, b) => centreOf(a) - centreOf(b));
  const lowest = Math.max(...bases.map(({ down }) => down));
  const header = bases.filter(({ down, height }) => lowest - down < 1.2 * height);
  const inOrder = columns.length > 1 && header.length === columns.length;
  return columns.map((column, at) =>
    phrases.filter((phrase) => {
      if (inOrder && basisKinds.has(phrase.kind)) return phrase === header[at];
      if (columns.length === 1) return true;
      const isAbove = phrase.down < top + 0.5 * phrase.height;
      const middle = Math.abs(centreOf(phrase) - column.centre);
      const isNearest = columns.every((other) => Math.abs(centreOf(phrase) - other.centre) >= middle);
      return isAbove && isNearest && middle < 0.75 * apart;
    }),
  );
}
