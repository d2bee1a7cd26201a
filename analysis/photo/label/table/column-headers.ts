import type { TableColumn } from "./arrange-columns.ts";
import type { PhraseKind } from "./find-phrases.ts";
import { centreOf, type PlacedPhrase } from "./line-items.ts";

const basisKinds: ReadonlySet<PhraseKind> = new Set([
  "per100Grams",
  "per100Millilitres",
  "perServing",
  "perContainer",
]);

/** Where the figures of all columns have begun; one may have caught a figure of the front of the pack, far above. */
export function topOf(columns: readonly TableColumn[]): number {
  const tops = columns.map(({ figures }) => Math.min(...Object.values(figures).map(({ down }) => down)));
  return Math.max(...tops);
}

/** Of each column, the headers printed nearest above it. */
export function headersOf(columns: readonly TableColumn[], phrases: readonly PlacedPhrase[]) {
  const top = topOf(columns);
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
  const inOrder =
    columns.length > 1 &&
    header.length === columns.length &&
    header.every((phrase, at) => Math.abs(centreOf(phrase) - (edges[at] ?? 0)) < apart);
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
