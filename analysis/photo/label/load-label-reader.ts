import type { DecodedPhoto } from "../recogniser.ts";
import { findNamedLines } from "./find-named-lines.ts";
import { cutOut, turnPhoto } from "./ocr/photo-part.ts";
import type { Point, TextBox } from "./ocr/rectangle.ts";
import { splitDoubles } from "./ocr/split-doubles.ts";
import { type TableArea, tableArea } from "./ocr/table-area.ts";
import { loadTextReader, type TextReader } from "./ocr/text-reader.ts";
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

interface Parts {
  readonly reader: TextReader;
  readonly rowNames: readonly RowName[];
}

interface Attempt {
  readonly reading: TableReading | undefined;
  readonly area: LabelArea;
  readonly lines: number;
  /** Lines that run up or down. */
  readonly tallLines: number;
  readonly rows: number;
}

async function readCloser({ reader }: Parts, photo: DecodedPhoto, { area, lineHeight }: TableArea) {
  const part = cutOut(photo, area);
  const scale = Math.min(closerScaleMax, readableHeight / lineHeight);
  const side = Math.min(closerSideMax, Math.max(area.width, area.height) * scale);
  return splitDoubles(reader, part, await reader.read(part, await reader.find(part, side)));
}

function contains({ left, top, width, height }: LabelArea, { x, y }: Point): boolean {
  return x >= left && y >= top && x < left + width && y < top + height;
}

/** Paragraphs are long, table rows are not: they are read only where no table is found without them, or inside it. */
const longLine = 14;
const isLong = ({ width, height }: TextBox) => width > longLine * height;

async function readUpright(parts: Parts, photo: DecodedPhoto): Promise<Attempt> {
  const { reader, rowNames } = parts;
  const boxes = await reader.find(photo, searchSide);
  const long = boxes.filter(isLong);
  const rowLines = await reader.read(
    photo,
    boxes.filter((box) => !isLong(box)),
  );
  const isTable = findNamedLines(rowLines, rowNames).rows >= namedRowsMin;
  const lines = isTable ? rowLines : [...rowLines, ...(await reader.read(photo, long))];
  const { named, rows } = findNamedLines(lines, rowNames);
  const tallLines = boxes.filter(({ width, height }) => height > 2 * width).length;
  const known = { lines: boxes.length, tallLines, rows };
  const whole: LabelArea = { left: 0, top: 0, width: photo.width, height: photo.height };
  if (rows < namedRowsMin) return { ...known, reading: undefined, area: whole };
  const found = tableArea(lines, named, photo);
  const { area } = found;
  const searchedHeight = (found.lineHeight * searchSide) / Math.max(photo.width, photo.height);
  if (searchedHeight < smallShare * readableHeight) {
    return { ...known, reading: readTable(await readCloser(parts, photo, found), rowNames), area };
  }
  const longInside = isTable ? long.filter(({ centre }) => contains(area, centre)) : [];
  const inside = lines.filter(({ box }) => contains(area, box.centre));
  return {
    ...known,
    reading: readTable([...inside, ...(await reader.read(photo, longInside))], rowNames),
    area,
  };
}

/** Where nothing is read upright, the photo is turned. */
async function readAnyWayUp(parts: Parts, photo: DecodedPhoto) {
  const upright = await readUpright(parts, photo);
  let best: Attempt & Pick<NutritionLabel, "quarterTurns"> = { ...upright, quarterTurns: 0 };
  if (upright.reading !== undefined || upright.lines === 0) return best;
  const turns = upright.tallLines > upright.lines / 2 ? ([1, 3] as const) : ([2, 1, 3] as const);
  for (const quarterTurns of turns) {
    const turned = await readUpright(parts, turnPhoto(photo, quarterTurns));
    if (turned.rows > best.rows) best = { ...turned, quarterTurns };
    if (turned.reading?.kind === "table") break;
  }
  return best;
}

/** Loads the models. */
export async function loadLabelReader(): Promise<(photo: DecodedPhoto) => Promise<LabelOutcome>> {
  const parts = { reader: await loadTextReader(), rowNames: loadRowNames() };
  return async (photo) => {
    const { reading, lines, area, quarterTurns } = await readAnyWayUp(parts, photo);
    if (lines === 0) return { kind: "noText" };
    if (reading === undefined) return { kind: "noTable" };
    if (reading.kind !== "table") return { kind: reading.kind };
    return { kind: "label", label: { ...reading.label, area, quarterTurns } };
  };
}
