// The design of the picture that social networks show for a shared link.
import { Resvg } from "@resvg/resvg-js";

/** Paths of the font files. */
export interface PictureFonts {
  readonly heading: string;
  readonly text: string;
}

const width = 1200;
const height = 630;
const titleWidth = 640;
const sizes = [84, 72, 62, 54, 46];
const linesMax = 5;
const lineHeight = 1.1;

export function sharePicture(title: string, tagline: string, fonts: PictureFonts): string {
  const { size, lines } = fitTitle(title, fonts);
  const top = 315 - (lines.length * size * lineHeight) / 2 + size * 0.62;
  const words = lines.map(
    (line, at) => `<tspan x="72" y="${Math.round(top + at * size * lineHeight)}">${escapeXml(line)}</tspan>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="#fbf7ec"/>
<rect x="770" y="-60" width="560" height="760" rx="120" fill="#fbe9b7" transform="rotate(-7 1060 315)"/>
<g transform="translate(742 95)">${plate}</g>
<g transform="translate(72 54) scale(1.25)">${mark}</g>
<text x="146" y="97" font-family="Bricolage Grotesque" font-size="38" font-weight="800" letter-spacing="-0.6" fill="#144326">Platewise</text>
<text font-family="Bricolage Grotesque" font-size="${size}" font-weight="800" letter-spacing="${-size * 0.022}" fill="#0f311d">${words.join("")}</text>
<text x="72" y="566" font-family="Figtree" font-size="28" font-weight="600" fill="#3a4a3f">${escapeXml(tagline)}</text>
</svg>`;
}

export function logoPicture(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="512" height="512"><rect width="48" height="48" fill="#fbf7ec"/>${mark}</svg>`;
}

/** Uses the largest size at which the title fits. */
function fitTitle(title: string, fonts: PictureFonts): { size: number; lines: string[] } {
  for (const size of sizes) {
    const lines = wrapTitle(title, size, fonts);
    if (lines.length * size <= 84 * 3.4 && lines.length <= linesMax) return { size, lines };
  }
  const size = sizes.at(-1) ?? 46;
  return { size, lines: wrapTitle(title, size, fonts) };
}

function wrapTitle(title: string, size: number, fonts: PictureFonts): string[] {
  const lines: string[] = [];
  for (const word of title.split(" ")) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    const fits = lines.length > 0 && widthOf(longer, size, fonts) <= titleWidth;
    if (fits) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** px, measured by the renderer. */
function widthOf(line: string, size: number, { heading }: PictureFonts): number {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="200"><text y="120" font-family="Bricolage Grotesque" font-size="${size}" font-weight="800" letter-spacing="${-size * 0.022}">${escapeXml(line)}</text></svg>`;
  const font = { fontFiles: [heading], loadSystemFonts: false };
  return new Resvg(svg, { font }).getBBox()?.width ?? 0;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

const mark = `<circle cx="24" cy="24" r="23" fill="#1f6b3a"/><circle cx="24" cy="24" r="16.5" fill="#fbe9b7"/>
<path d="M15.5 25.2c2.3.5 4.6 2.5 6 5.6C23.5 22.6 28 17 35.5 14.5c.6 8.5-3.8 17.8-13.5 21.3-3.8-1.9-6.3-5.8-6.5-10.6Z" fill="#1f6b3a"/>
<path d="M22.3 33.5c1.7-6 5-10.7 9.7-14.3" fill="none" stroke="#fbe9b7" stroke-width="1.8" stroke-linecap="round"/>`;

const plate = `<circle cx="220" cy="228" r="206" fill="#17231b" opacity="0.08"/><circle cx="220" cy="220" r="204" fill="#fff"/>
<circle cx="220" cy="220" r="150" fill="#f4eedd"/><circle cx="220" cy="222" r="147" fill="#fffdf8"/>
<path d="M104 204c-6-36 20-72 60-78 36-6 61 18 58 52-2 38-22 76-65 81-31 3-50-22-53-55Z" fill="#fbf6e6" stroke="#ece4cd" stroke-width="4"/>
<g fill="#1f6b3a"><circle cx="270" cy="140" r="24"/><circle cx="300" cy="160" r="22"/><circle cx="322" cy="196" r="22"/><circle cx="286" cy="186" r="22"/></g>
<g fill="#35824a"><circle cx="270" cy="134" r="17"/><circle cx="302" cy="154" r="16"/><circle cx="322" cy="190" r="15"/><circle cx="284" cy="182" r="15"/></g>
<g transform="rotate(-14 230 290)"><path d="M120 298c2-36 48-58 114-56 60 2 112 24 116 54 4 26-40 46-112 46-70 0-120-12-118-44Z" fill="#d9694a"/>
<path d="M123 290c2-34 48-54 112-52 58 2 108 22 112 50 4 24-38 42-108 42-68 0-118-11-116-40Z" fill="#f08d6b"/>
<g fill="none" stroke="#fbd3c0" stroke-width="6" stroke-linecap="round"><path d="M162 262c-9 15-9 36 2 56M204 248c-13 24-13 54 0 78M250 246c-14 26-14 58 0 84M294 254c-12 22-12 50 1 70"/></g></g>
<circle cx="330" cy="266" r="31" fill="#f6c927"/><circle cx="330" cy="266" r="25" fill="#fdf4d9"/><circle cx="330" cy="266" r="21" fill="#f9dc6b"/>
<path d="M16 62V38a20 20 0 0 1 20-20h24M380 18h24a20 20 0 0 1 20 20v24M424 378v24a20 20 0 0 1-20 20h-24M60 422H36a20 20 0 0 1-20-20v-24" fill="none" stroke="#1f6b3a" stroke-width="8" stroke-linecap="round"/>`;
