import { median } from "#domain/averages.ts";
import type { DecodedPhoto } from "../../recogniser.ts";
import type { TextBox } from "./rectangle.ts";
import type { ReadLine, TextReader } from "./text-reader.ts";

/** Two lines that were found as one are this much higher than the others, and narrow for their characters. */
const doubleHeight = 1.55;
const narrowCharacter = 0.42;
const halfCertainty = 0.5;

function halvesOf({ box }: ReadLine): readonly TextBox[] {
  return [-1, 1].map((side) => ({
    ...box,
    height: 0.55 * box.height,
    centre: {
      x: box.centre.x - (side * box.height * Math.sin(box.angle)) / 4,
      y: box.centre.y + (side * box.height * Math.cos(box.angle)) / 4,
    },
  }));
}

function isFigure({ characters }: ReadLine): boolean {
  return (
    characters.some(({ text }) => /\d/.test(text)) &&
    characters.every(({ certainty }) => certainty > halfCertainty)
  );
}

/** Reads figures of two rows that touch as two lines, where both halves can be read. */
export async function splitDoubles(reader: TextReader, photo: DecodedPhoto, lines: readonly ReadLine[]) {
  const usual = median(lines.map(({ box }) => box.height)) ?? 0;
  const doubles = lines.filter(
    ({ box, characters }) =>
      characters.length > 0 &&
      box.height > doubleHeight * usual &&
      box.width < narrowCharacter * box.height * Math.max(2, characters.length),
  );
  const split = new Map<ReadLine, readonly ReadLine[]>();
  for (const double of doubles) {
    const halves = await reader.read(photo, halvesOf(double));
    if (halves.every(isFigure)) split.set(double, halves);
  }
  return lines.flatMap((line) => split.get(line) ?? [line]);
}
