import { median } from "../median.ts";
import type { PlacedCharacter, PlacedLine } from "./placed-line.ts";

/** One line of text that is printed on several, in the order given. */
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

const overlap = (a: PlacedLine, b: PlacedLine) => Math.min(a.right, b.right) - Math.max(a.left, b.left);

/** Whether `next` is the next line of a text that goes on: close below, of similar size. */
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
