// Draws the home screen icons from favicon.svg. Run by hand when the mark changes; the PNG files are committed.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";

const publicFolder = join(import.meta.dirname, "..", "web", "public");
/** Side of the mark's view box. */
const markSide = 48;
/** `--color-paper` and `--color-basil-600` of web/app/styles/tokens.css. */
const paper = "#fbf7ec";
const basil = "#1f6b3a";

interface IconSpec {
  readonly file: string;
  readonly sidePixels: number;
  /** Share of the side that the mark takes: a mask may cut off all but the inner 80 % (W3C App Manifest, maskable icons). */
  readonly share: number;
  /** Transparent unless given. */
  readonly background?: string;
}

const icons: readonly IconSpec[] = [
  { file: "icons/icon-192.png", sidePixels: 192, share: 1 },
  { file: "icons/icon-512.png", sidePixels: 512, share: 1 },
  { file: "icons/maskable-192.png", sidePixels: 192, share: 0.86, background: basil },
  { file: "icons/maskable-512.png", sidePixels: 512, share: 0.86, background: basil },
  // iOS rounds the corners itself and shows transparency as black.
  { file: "apple-touch-icon.png", sidePixels: 180, share: 0.86, background: paper },
];

function iconSvg(mark: string, { share, background }: IconSpec): string {
  const inset = (markSide * (1 - share)) / 2;
  const backdrop = background ? `<rect width="${markSide}" height="${markSide}" fill="${background}"/>` : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${markSide} ${markSide}">${backdrop}<g transform="translate(${inset} ${inset}) scale(${share})">${mark}</g></svg>`;
}

const favicon = await readFile(join(publicFolder, "favicon.svg"), "utf8");
const mark = favicon.replace(/^<svg[^>]*>|<\/svg>\s*$/g, "");
await mkdir(join(publicFolder, "icons"), { recursive: true });
for (const icon of icons) {
  const picture = new Resvg(iconSvg(mark, icon), { fitTo: { mode: "width", value: icon.sidePixels } });
  await writeFile(join(publicFolder, icon.file), picture.render().asPng());
}
