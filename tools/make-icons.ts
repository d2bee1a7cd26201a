/** tools/: draws the app's icons for home screens from our own mark. Run by hand when the mark changes; the pictures are kept. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";

const publicFolder = join(import.meta.dirname, "..", "web", "public");
/** The mark's own side, in its units. */
const markSide = 48;
/** `--color-paper` and `--color-basil-600` of web/app/styles/tokens.css. */
const paper = "#fbf7ec";
const basil = "#1f6b3a";

interface IconLook {
  readonly file: string;
  readonly sidePixels: number;
  /** How much of the side the mark takes: a mask may cut off all but the inner 80 % (W3C App Manifest, maskable icons). */
  readonly share: number;
  /** Behind the mark; none: see-through. */
  readonly ground?: string;
}

const looks: readonly IconLook[] = [
  { file: "icons/icon-192.png", sidePixels: 192, share: 1 },
  { file: "icons/icon-512.png", sidePixels: 512, share: 1 },
  { file: "icons/maskable-192.png", sidePixels: 192, share: 0.86, ground: basil },
  { file: "icons/maskable-512.png", sidePixels: 512, share: 0.86, ground: basil },
  // iOS rounds the corners itself and shows black behind what is see-through.
  { file: "apple-touch-icon.png", sidePixels: 180, share: 0.86, ground: paper },
];

function drawing(mark: string, { share, ground }: IconLook): string {
  const inset = (markSide * (1 - share)) / 2;
  const back = ground ? `<rect width="${markSide}" height="${markSide}" fill="${ground}"/>` : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${markSide} ${markSide}">${back}<g transform="translate(${inset} ${inset}) scale(${share})">${mark}</g></svg>`;
}

const favicon = await readFile(join(publicFolder, "favicon.svg"), "utf8");
const mark = favicon.replace(/^<svg[^>]*>|<\/svg>\s*$/g, "");
await mkdir(join(publicFolder, "icons"), { recursive: true });
for (const look of looks) {
  const picture = new Resvg(drawing(mark, look), { fitTo: { mode: "width", value: look.sidePixels } });
  await writeFile(join(publicFolder, look.file), picture.render().asPng());
}
