// The distances between pairs of letters are half of a heading's font, and compress badly because hardly two are equal.
const tableDirectory = { start: 12, recordBytes: 16 } as const;
/** GPOS lookup types and the one value format that is rounded: nothing but the horizontal advance. */
const pairLookup = 2;
const extensionLookup = 9;
const advanceOnly = 4;
const advanceBytes = 2;

/** Rounds the pair distances of a TrueType file to multiples of `step` units. Those of a variable weight are left as they are. */
export function roundKerning(font: Uint8Array, step: number): Uint8Array {
  const rounded = Uint8Array.from(font);
  const view = new DataView(rounded.buffer);
  for (const at of advancesIn(view)) view.setInt16(at, Math.round(view.getInt16(at) / step) * step);
  return rounded;
}

/** The distances in the order of the file, for tests. */
export function kerningOf(font: Uint8Array): readonly number[] {
  const view = new DataView(Uint8Array.from(font).buffer);
  return advancesIn(view).map((at) => view.getInt16(at));
}

function advancesIn(view: DataView): number[] {
  const positions = findTable(view, "GPOS");
  if (positions === undefined) return [];
  const lookups = positions + view.getUint16(positions + 8);
  return offsetsAt(view, lookups, lookups).flatMap((lookup) =>
    offsetsAt(view, lookup + 4, lookup).flatMap((subtable) =>
      advancesOfSubtable(view, view.getUint16(lookup), subtable),
    ),
  );
}

function findTable(view: DataView, tag: string): number | undefined {
  const count = view.getUint16(4);
  for (let index = 0; index < count; index++) {
    const record = tableDirectory.start + index * tableDirectory.recordBytes;
    const name = String.fromCharCode(...[0, 1, 2, 3].map((at) => view.getUint8(record + at)));
    if (name === tag) return view.getUint32(record + 8);
  }
  return undefined;
}

/** A counted list of 16-bit offsets, relative to `base`. */
function offsetsAt(view: DataView, list: number, base: number): number[] {
  const count = view.getUint16(list);
  return Array.from({ length: count }, (_, index) => base + view.getUint16(list + 2 + 2 * index));
}

function advancesOfSubtable(view: DataView, type: number, subtable: number): number[] {
  if (type === extensionLookup)
    return advancesOfSubtable(view, view.getUint16(subtable + 2), subtable + view.getUint32(subtable + 4));
  const hasOnlyAdvances = view.getUint16(subtable + 4) === advanceOnly && view.getUint16(subtable + 6) === 0;
  if (type !== pairLookup || !hasOnlyAdvances) return [];
  return view.getUint16(subtable) === 1 ? advancesOfPairs(view, subtable) : advancesOfClasses(view, subtable);
}

/** Reads format 1: for each first glyph a list of second glyphs, each with its distance. */
function advancesOfPairs(view: DataView, subtable: number): number[] {
  const recordBytes = 2 + advanceBytes;
  return offsetsAt(view, subtable + 8, subtable).flatMap((set) =>
    Array.from({ length: view.getUint16(set) }, (_, index) => set + 2 + index * recordBytes + 2),
  );
}

/** Reads format 2: a matrix of classes of glyphs. */
function advancesOfClasses(view: DataView, subtable: number): number[] {
  const count = view.getUint16(subtable + 12) * view.getUint16(subtable + 14);
  return Array.from({ length: count }, (_, index) => subtable + 16 + index * advanceBytes);
}
