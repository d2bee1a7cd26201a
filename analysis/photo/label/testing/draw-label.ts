import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import type { DecodedPhoto } from "../../recogniser.ts";

/** One row: its name, then a cell for each column. */
export type DrawnRow = readonly string[];

export interface DrawnLabel {
  readonly title: string;
  readonly rows: readonly DrawnRow[];
  /** Paths of font files. */
  readonly fonts: readonly string[];
  readonly turnedDegrees?: number;
}

const rowHeight = 34;
const nameWidth = 300;
const cellWidth = 170;
const margin = 40;
const paper = "#fdfdf8";

const escapeText = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

function svgOf({ title, rows }: DrawnLabel): string {
  const columns = Math.max(...rows.map((row) => row.length)) - 1;
  const width = 2 * margin + nameWidth + columns * cellWidth;
  const height = 2 * margin + (rows.length + 2) * rowHeight;
  const text = (x: number, row: number, content: string) =>
    `<text x="${x}" y="${margin + row * rowHeight + 24}" font-size="20">${escapeText(content)}</text>`;
  const line = (row: number) =>
    `<rect x="${margin}" y="${margin + row * rowHeight}" width="${width - 2 * margin}" height="1.5"/>`;
  const cells = rows.flatMap((row, at) => [
    line(at + 2),
    ...row.map((cell, column) =>
      text(margin + (column === 0 ? 0 : nameWidth + (column - 1) * cellWidth), at + 2, cell),
    ),
  ]);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${paper}"/>${text(margin, 0, title)}${cells.join("")}</svg>`;
}

/** Draws the label as a PNG file. */
async function drawLabel(label: DrawnLabel): Promise<Buffer> {
  const font = { fontFiles: [...label.fonts], loadSystemFonts: false };
  const drawn = new Resvg(svgOf(label), { font }).render().asPng();
  return sharp(drawn)
    .rotate(label.turnedDegrees ?? 0, { background: "#8a7b6c" })
    .png()
    .toBuffer();
}

export async function photograph(label: DrawnLabel): Promise<DecodedPhoto> {
  const { data, info } = await sharp(await drawLabel(label))
    .flatten()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}
