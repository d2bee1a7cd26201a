import type { PlacedLine } from "./placed-line.ts";
import type { RowName } from "./row-names.ts";

/** Part of a line: from one character up to, not including, another. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface NameInLine extends Span, Pick<RowName, "nutrient" | "micronutrient"> {}

/** Letters and digits of a line, lower case and without accents, each with its place in the line. */
export interface PlainText {
  readonly text: string;
  readonly places: readonly number[];
}

export function plainText({ characters }: PlacedLine): PlainText {
  let text = "";
  const places: number[] = [];
  characters.forEach((character, place) => {
    const plain = character.text
      .normalize("NFD")
      .toLowerCase()
      .replace(/[^a-z0-9%]/g, "");
    for (const letter of plain) {
      text += letter;
      places.push(place);
    }
  });
  return { text, places };
}

function editsMax(length: number): number {
  if (length < 5) return 0;
  if (length < 8) return 1;
  return length < 12 ? 2 : 3;
}

interface Occurrence {
  readonly from: number;
  readonly to: number;
  readonly edits: number;
}

function findExactly(text: string, name: string): Occurrence[] {
  const found: Occurrence[] = [];
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    found.push({ from: at, to: at + name.length, edits: 0 });
  }
  return found;
}

/** For each length of the name's beginning: the fewest edits of a match that ends here, and where that match starts. */
interface EditColumn {
  readonly edits: readonly number[];
  readonly starts: readonly number[];
}

function nextColumn(
  { edits, starts }: EditColumn,
  name: string,
  next: { letter: string; end: number },
): EditColumn {
  const nextEdits = [0];
  const nextStarts = [next.end];
  for (let at = 1; at <= name.length; at++) {
    const replaced = (edits[at - 1] ?? 0) + (name[at - 1] === next.letter ? 0 : 1);
    const left = (edits[at] ?? 0) + 1;
    const added = (nextEdits[at - 1] ?? 0) + 1;
    const least = Math.min(replaced, left, added);
    nextEdits.push(least);
    const start = least === replaced ? starts[at - 1] : least === left ? starts[at] : nextStarts[at - 1];
    nextStarts.push(start ?? 0);
  }
  return { edits: nextEdits, starts: nextStarts };
}

/** The places in `text` that match `name` with the fewest edits (Sellers' algorithm). */
function findAbout(text: string, name: string): Occurrence[] {
  const most = editsMax(name.length);
  if (text.length < name.length - most) return [];
  if (most === 0) return findExactly(text, name);
  const found: Occurrence[] = [];
  let column: EditColumn = {
    edits: Array.from({ length: name.length + 1 }, (_, at) => at),
    starts: new Array<number>(name.length + 1).fill(0),
  };
  for (let end = 1; end <= text.length; end++) {
    column = nextColumn(column, name, { letter: text[end - 1] ?? "", end });
    const edits = column.edits[name.length] ?? most + 1;
    if (edits <= most) found.push({ from: column.starts[name.length] ?? 0, to: end, edits });
  }
  return found;
}

/** Whether a short name is a word of its own: "sal" in "saltado" is not, "Fat" in "Fat0g" and in "FatOg" is. */
function isWhole({ characters }: PlacedLine, { text, places }: PlainText, { from, to }: Occurrence): boolean {
  const isApart = (a: number, b: number) => (places[b] ?? 0) - (places[a] ?? 0) > 1;
  const before = text[from - 1];
  const opens = before === undefined || /[0-9%]/.test(before) || isApart(from - 1, from);
  const first = characters[places[from] ?? 0]?.text ?? "";
  const startsWord = /[A-Z]/.test(first) && /[a-z]/.test(characters[(places[from] ?? 0) - 1]?.text ?? "");
  const after = text.slice(to);
  const closes =
    after === "" || /^([0-9%]|o+[0-9]|o+m?[g9q]|g?$|less|menos|moins)/.test(after) || isApart(to - 1, to);
  return (opens || startsWord) && closes;
}

/** "Vitamin D" and "VitaminD", but not the end of "vitamina" or the beginning of "Vitamin Complex". */
function hasCode(line: PlacedLine, { text, places }: PlainText, { from, to }: Span): boolean {
  const printed = (at: number) => line.characters[places[at] ?? 0]?.text ?? "";
  const isApart = (a: number, b: number) => (places[b] ?? 0) - (places[a] ?? 0) > 1;
  const opens = /[A-Z\d]/.test(printed(from)) || isApart(from - 1, from);
  return opens && (to === text.length || /[^a-z]/.test(printed(to)) || isApart(to - 1, to));
}

const shortName = 6;

/** An edit at the start may be a lost letter instead of a wrong one; the name then begins one letter later: "at. fat" for "sat. fat". */
function wholeOf(line: PlacedLine, plain: PlainText, found: Occurrence): readonly Occurrence[] {
  const later = { ...found, from: found.from + 1 };
  return [found, ...(found.edits > 0 ? [later] : [])]
    .filter((each) => isWhole(line, plain, each))
    .slice(0, 1);
}

/** "Grasas 0 g. Saturadas" is not a misprint of "grasas saturadas". */
const figureInside = /\d(?:m?g|kj|kcal|%)[a-z]/;

/** The rows that a line names, in order; of names that overlap, the longer and better one. */
export function findNames(
  line: PlacedLine,
  plain: PlainText,
  names: readonly RowName[],
): readonly NameInLine[] {
  const found = names.flatMap(({ letters, codeLength, nutrient, micronutrient }) =>
    (codeLength > 0
      ? findExactly(plain.text, letters).filter(({ to }) =>
          hasCode(line, plain, { from: to - codeLength, to }),
        )
      : findAbout(plain.text, letters)
    )
      .filter(({ from, to }) => !figureInside.test(plain.text.slice(from, to)))
      .flatMap((each) => (letters.length > shortName ? each : wholeOf(line, plain, each)))
      .map((each) => ({ ...each, nutrient, micronutrient, score: letters.length - 2.5 * each.edits })),
  );
  found.sort((a, b) => b.score - a.score || a.to - a.from - (b.to - b.from));
  const kept: typeof found = [];
  for (const each of found) {
    if (kept.every(({ from, to }) => each.to <= from || each.from >= to)) kept.push(each);
  }
  return kept
    .sort((a, b) => a.from - b.from)
    .map(({ nutrient, micronutrient, from, to }) => ({
      nutrient,
      micronutrient,
      from: plain.places[from] ?? 0,
      to: (plain.places[to - 1] ?? 0) + 1,
    }));
}
