import { median } from "#domain/averages.ts";
import type { TableColumn } from "./arrange-columns.ts";
import type { PhraseKind } from "./find-phrases.ts";
import { centreOf, type PlacedPhrase } from "./line-items.ts";

const basisKinds: ReadonlySet<PhraseKind> = new Set([
  "per100Grams",
  "per100Millilitres",
  "perServing",
  "perContainer",
]);

/** Below this every column has begun. The lowest beginning counts, since a column may include a figure from the front of the pack, far above. */
export function topOf(columns: readonly TableColumn[]): number {
  const tops = columns.map(({ figures }) => Math.min(...Object.values(figures).map(({ down }) => down)));
  return Math.max(...tops);
}

/** Pixels across for each pixel down: columns lean in a photo taken from the side. */
function leanOf({ figures }: TableColumn): number {
  const places = Object.values(figures);
  const mean = (values: readonly number[]) =>
    values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length);
  const [across, down] = [mean(places.map(centreOf)), mean(places.map((place) => place.down))];
  const along = places.reduce((sum, place) => sum + (place.down - down) * (centreOf(place) - across), 0);
  const spread = places.reduce((sum, place) => sum + (place.down - down) ** 2, 0);
  return spread === 0 ? 0 : along / spread;
}

/** The distance between a header and a column: between their centres, or between the edges by which both are aligned. */
function offsetOf(column: TableColumn, phrase: PlacedPhrase): number {
  const lean = leanOf(column);
  const places = Object.values(column.figures);
  const offsets = (["left", "right"] as const).map((edge) =>
    Math.abs(
      phrase[edge] -
        (median(places.map((place) => place[edge] + lean * (phrase.down - place.down))) ?? column.centre),
    ),
  );
  return Math.min(Math.abs(centreOf(phrase) - column.centre), ...offsets);
}

/** The parts of one header are printed above each other, so a gap to the side counts more. */
const besideWeight = 3;

/** The gap between two phrases: 0 if they overlap or touch. */
function gapBetween(a: PlacedPhrase, b: PlacedPhrase): number {
  const across = Math.max(0, Math.max(a.left, b.left) - Math.min(a.right, b.right));
  return besideWeight * across + Math.max(0, Math.abs(a.down - b.down) - Math.max(a.height, b.height));
}

/** The header that "as prepared" belongs to: the line above or below it. */
function nearestHeader(phrase: PlacedPhrase, header: readonly PlacedPhrase[]): PlacedPhrase | undefined {
  return header.toSorted((a, b) => gapBetween(phrase, a) - gapBetween(phrase, b))[0];
}

/** For each column, the headers that are printed nearest above it. */
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
      if (inOrder && phrase.kind === "prepared") return nearestHeader(phrase, header) === header[at];
      if (columns.length === 1) return true;
      const isAbove = phrase.down < top + 0.5 * phrase.height;
      const offset = offsetOf(column, phrase);
      const isNearest = columns.every((other) => offsetOf(other, phrase) >= offset);
      return isAbove && isNearest && offset < 0.75 * apart;
    }),
  );
}
