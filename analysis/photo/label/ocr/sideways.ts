import type { DecodedPhoto } from "../../recogniser.ts";
import type { TextBox } from "./rectangle.ts";
import type { ReadLine, TextReader } from "./text-reader.ts";

/** The most vertical header cells; more of them are the rules of a table. */
const sidewaysMax = 8;
/** Single digits are higher than wide, too. */
const tallShare = 2;

const isSideways = ({ width, height }: TextBox) => height > tallShare * width;

/** The same box for a line that runs up (−1) or down (1). */
function turned({ centre, width, height, angle }: TextBox, direction: 1 | -1): TextBox {
  const along = angle + (direction * Math.PI) / 2;
  return { centre, width: height, height: width, angle: along, bow: 0 };
}

function clarity({ characters }: ReadLine): number {
  return characters.reduce((sum, { certainty }) => sum + certainty, 0) / Math.max(1, characters.length);
}

/** Shorter ones are single digits and rules. */
const charactersMin = 3;

export const runsSideways = ({ box }: ReadLine) => Math.abs(box.angle) > Math.PI / 4;

/** Adds the vertical lines of an upright table, each read upwards and downwards: the clearer reading counts. */
export async function withSidewaysLines(reader: TextReader, photo: DecodedPhoto, lines: readonly ReadLine[]) {
  const tall = lines
    .map(({ box }) => box)
    .filter(isSideways)
    .slice(0, sidewaysMax);
  const up = await reader.read(
    photo,
    tall.map((box) => turned(box, -1)),
  );
  const down = await reader.read(
    photo,
    tall.map((box) => turned(box, 1)),
  );
  const read = tall.flatMap(({ centre: { x, y } }): ReadLine[] => {
    const both = [...up, ...down].filter(({ box: { centre } }) => centre.x === x && centre.y === y);
    return both.toSorted((a, b) => clarity(b) - clarity(a)).slice(0, 1);
  });
  const words = read.filter(({ characters }) => characters.length >= charactersMin);
  const isRead = ({ box }: ReadLine) =>
    words.some(({ box: { centre } }) => centre.x === box.centre.x && centre.y === box.centre.y);
  return [...lines.filter((line) => !isRead(line)), ...words];
}
