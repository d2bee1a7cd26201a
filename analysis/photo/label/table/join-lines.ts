import { median } from "#domain/averages.ts";
import { type PlacedCharacter, type PlacedLine, textOfLine } from "./placed-line.ts";

/** Joins lines of one text in the order given; the characters keep their places. */
export function joinLines(lines: readonly PlacedLine[]): PlacedLine {
  const characters = lines.flatMap(({ characters }, at): readonly PlacedCharacter[] => {
    const [first] = characters;
    return at > 0 && first ? [{ ...first, text: " ", certainty: 1 }, ...characters] : characters;
  });
  return {
    characters,
    left: Math.min(...lines.map(({ left }) => left)),
    right: Math.max(...lines.map(({ right }) => right)),
    down: lines.reduce((sum, { down }) => sum + down, 0) / Math.max(1, lines.length),
    height: median(lines.map(({ height }) => height)) ?? 1,
    isSideways: false,
  };
}

/** Reads a 9 at the start of a line as the "g" of a figure at the end of the line before. */
function withUnitForNine(lines: readonly PlacedLine[]): readonly PlacedLine[] {
  return lines.map((line, at) => {
    const before = lines[at - 1];
    const [first, ...rest] = line.characters;
    const isBroken = before && first && /\d$/.test(textOfLine(before)) && /^9(?!\d)/.test(textOfLine(line));
    return isBroken ? { ...line, characters: [{ ...first, text: "g" }, ...rest] } : line;
  });
}

/** Joins lines of one text in the order given, each placed to the right of the one before. */
export function unrollLines(lines: readonly PlacedLine[]): PlacedLine {
  const [first] = lines;
  const down = first?.down ?? 0;
  let left = first?.left ?? 0;
  const unrolled = withUnitForNine(lines).map((line) => {
    const shift = left - line.left;
    const right = line.right + shift;
    const characters = line.characters.map((each) => ({ ...each, across: each.across + shift, down }));
    left = right;
    return { ...line, characters, left: line.left + shift, right, down };
  });
  return joinLines(unrolled);
}

const overlap = (a: PlacedLine, b: PlacedLine) => Math.min(a.right, b.right) - Math.max(a.left, b.left);

/** Whether `next` continues the text of `line`: close below it and of similar size. */
export function followsLine(line: PlacedLine, next: PlacedLine): boolean {
  const height = Math.min(line.height, next.height);
  const below = next.down - line.down;
  return (
    !line.isSideways &&
    !next.isSideways &&
    below > 0.5 * height &&
    below < 1.7 * height &&
    Math.max(line.height, next.height) < 1.6 * height &&
    overlap(line, next) > 0.5 * Math.min(line.right - line.left, next.right - next.left)
  );
}
