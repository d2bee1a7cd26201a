import { median } from "#domain/averages.ts";
import type { ReadLine } from "./ocr/text-reader.ts";
import { findNames, plainText } from "./table/find-names.ts";
import { findPhrases } from "./table/find-phrases.ts";
import { placeLines } from "./table/placed-line.ts";
import type { RowName } from "./table/row-names.ts";

/** The lines that name rows of a table, but not those of the amounts for an adult's day below it. */
export function findNamedLines(lines: readonly ReadLine[], rowNames: readonly RowName[]) {
  const placed = placeLines(lines);
  const named = lines.flatMap((line, at) => {
    const own = placed[at];
    const names = own ? findNames(own, plainText(own), rowNames) : [];
    return own && names.length > 0 ? [{ line, own, names }] : [];
  });
  const middle = median(named.map(({ own }) => own.down)) ?? 0;
  const footnotes = placed.filter(
    (line) => line.down > middle && findPhrases(line).some(({ kind }) => kind === "footnote"),
  );
  const kept = named.filter(({ own }) =>
    footnotes.every(({ down, left, right }) => own.down < down || own.right < left || own.left > right),
  );
  const nutrients = kept.flatMap(({ names }) => names.map(({ nutrient }) => nutrient));
  return {
    named: kept.map(({ line }) => line),
    /** How many different rows are named. */
    rows: new Set(nutrients.filter((nutrient) => nutrient !== "ignored")).size,
  };
}
