import type { DecodedPhoto } from "../recogniser.ts";
import { findNamedLines } from "./find-named-lines.ts";
import { cutOut, turnPhoto } from "./ocr/photo-part.ts";
import type { Point, TextBox } from "./ocr/rectangle.ts";
import { rereadShortLines } from "./ocr/reread-short-lines.ts";
import { withSidewaysLines } from "./ocr/sideways.ts";
import { splitDoubles } from "./ocr/split-doubles.ts";
import { type TableArea, tableArea } from "./ocr/table-area.ts";
import { loadTextReader, type ReadLine, type TextReader } from "./ocr/text-reader.ts";
import { isReceipt } from "./receipt.ts";
import type { LabelArea, LabelOutcome, NutritionLabel } from "./table/label-reading.ts";
import { readTable, type TableReading } from "./table/read-table.ts";
import { loadRowNames, type RowName } from "./table/row-names.ts";

/** Pixels of the longer side in which the whole photo is searched for text. */
const searchSide = 960;
/** Lines are found best at this height; much smaller ones are searched again, enlarged. Pixels. */
const readableHeight = 30;
const smallShare = 0.75;
const closerSideMax = 1280;
const closerScaleMax = 3;
/** Fewer different rows than this are words of an ingredient list. */
const namedRowsMin = 3;

/** More lines than a packet's front has, and no table: a page. Of 148 photos of food none shows more than four. */
const pageLinesMin = 10;

interface Parts {
  readonly reader: TextReader;
  readonly rowNames: readonly RowName[];
  /** On a busy machine: what was read by now is answered, without a closer look. */
  readonly isLate: () => boolean;
}

interface Attempt {
  readonly reading: TableReading | undefined;
  readonly area: LabelArea;
  readonly lines: number;
  /** Lines that run up or down. */
  readonly tallLines: number;
  readonly rows: number;
  readonly isReceipt: boolean;
}

async function readCloser({ reader }: Parts, photo: DecodedPhoto, { area, lineHeight }: TableArea) {
  const part = cutOut(photo, area);
  const scale = Math.min(closerScaleMax, readableHeight / lineHeight);
  const side = Math.min(closerSideMax, Math.max(area.width, area.height) * scale);
  const lines = await splitDoubles(reader, part, await reader.read(part, await reader.find(part, side)));
  return completeLines(reader, part, lines);
}

async function completeLines(reader: TextReader, photo: DecodedPhoto, lines: readonly ReadLine[]) {
  return withSidewaysLines(reader, photo, await rereadShortLines(reader, photo, lines));
}

function contains({ left, top, width, height }: LabelArea, { x, y }: Point): boolean {
  return x >= left && y >= top && x < left + width && y < top + height;
}

/** Paragraphs are long, table rows seldom: they are read only where no table is found without them, or close to it. */
const longLine = 14;
const isLong = ({ width, height }: TextBox) => width > longLine * height;
/** How far below and above the rows that were read others may lie, in line heights. */
const longReach = 6;

async function readNearTable(
  { reader, rowNames, isLate }: Parts,
  photo: DecodedPhoto,
  found: readonly TextBox[],
) {
  const long = found.filter(isLong);
  const rowLines = await reader.read(
    photo,
    found.filter((box) => !isLong(box)),
  );
  const { named, rows } = findNamedLines(rowLines, rowNames);
  if (rows < namedRowsMin) return [...rowLines, ...(await reader.read(photo, long))];
  if (isLate()) return rowLines;
  const { area, lineHeight } = tableArea(rowLines, named, photo);
  const room = longReach * lineHeight;
  const around = { ...area, top: area.top - room, height: area.height + 2 * room };
  const near = long.filter(({ centre }) => contains(around, centre));
  return [...rowLines, ...(await reader.read(photo, near))];
}

interface FoundTable {
  readonly found: TableArea;
  readonly inArea: readonly ReadLine[];
}

/** Searches again for small lines, enlarged; otherwise completes the lines that were found. */
function lookCloser(parts: Parts, photo: DecodedPhoto, { found, inArea }: FoundTable) {
  const searchedHeight = (found.lineHeight * searchSide) / Math.max(photo.width, photo.height);
  const isSmall = searchedHeight < smallShare * readableHeight;
  return isSmall ? readCloser(parts, photo, found) : completeLines(parts.reader, photo, inArea);
}

async function readUpright(parts: Parts, photo: DecodedPhoto): Promise<Attempt> {
  const { reader, rowNames } = parts;
  const boxes = await reader.find(photo, searchSide);
  const lines: readonly ReadLine[] = await readNearTable(parts, photo, boxes);
  const { named, rows } = findNamedLines(lines, rowNames);
  const tallLines = boxes.filter(({ width, height }) => height > 2 * width).length;
  const known = { lines: boxes.length, tallLines, rows, isReceipt: isReceipt(lines) };
  const whole: LabelArea = { left: 0, top: 0, width: photo.width, height: photo.height };
  if (rows < namedRowsMin || known.isReceipt) return { ...known, reading: undefined, area: whole };
  const found = tableArea(lines, named, photo);
  const { area } = found;
  const inArea = lines.filter(({ box }) => contains(area, box.centre));
  const read = parts.isLate() ? inArea : await lookCloser(parts, photo, { found, inArea });
  return { ...known, reading: readTable(read, rowNames), area };
}

const isRead = ({ reading, isReceipt }: Attempt) =>
  isReceipt || (reading !== undefined && reading.kind !== "noTable");

/** Reads the photo, and turns it if nothing can be read upright. */
async function readAnyWayUp(parts: Parts, photo: DecodedPhoto) {
  const upright = await readUpright(parts, photo);
  let best: Attempt & Pick<NutritionLabel, "quarterTurns"> = { ...upright, quarterTurns: 0 };
  if (isRead(upright) || upright.lines === 0) return best;
  const turns = upright.tallLines > upright.lines / 2 ? ([1, 3] as const) : ([2, 1, 3] as const);
  for (const quarterTurns of turns) {
    const turned = await readUpright(parts, turnPhoto(photo, quarterTurns));
    if (isRead(turned) || turned.rows > best.rows) best = { ...turned, quarterTurns };
    if (isRead(turned) || parts.isLate()) break;
  }
  return best;
}

/** Loads the models. */
export async function loadLabelReader(): Promise<
  (photo: DecodedPhoto, answerBy?: number) => Promise<LabelOutcome>
> {
  const models = { reader: await loadTextReader(), rowNames: loadRowNames() };
  return async (photo, answerBy = Number.POSITIVE_INFINITY) => {
    const parts = { ...models, isLate: () => Date.now() >= answerBy };
    const attempt = await readAnyWayUp(parts, photo);
    const { reading, lines, area, quarterTurns } = attempt;
    if (lines === 0) return { kind: "noText" };
    const hasNoTable = reading === undefined || reading.kind === "noTable";
    if (attempt.isReceipt) return { kind: "receipt" };
    if (hasNoTable && lines >= pageLinesMin) return { kind: "page" };
    if (reading?.kind !== "table") return { kind: reading?.kind ?? "noTable" };
    return { kind: "label", label: { ...reading.label, area, quarterTurns } };
  };
}
