import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Dice } from "../../random.ts";
import { escapeHtml, type LabelDrawing } from "./layout.ts";

/** Variable fonts that the application has anyway; the others are the system's. */
const packagedFonts = [
  { family: "Figtree", file: "figtree/files/figtree-latin-wght-normal.woff2", stretch: "100%" },
  {
    family: "Bricolage",
    file: "bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2",
    stretch: "75% 100%",
  },
] as const;

export async function fontFaces(): Promise<string> {
  const require = createRequire(import.meta.url);
  const faces = packagedFonts.map(async ({ family, file, stretch }) => {
    const font = await readFile(require.resolve(`@fontsource-variable/${file}`), "base64");
    return `@font-face{font-family:${family};font-weight:200 900;font-stretch:${stretch};src:url(data:font/woff2;base64,${font})}`;
  });
  return (await Promise.all(faces)).join("");
}

const typefaces = [
  "font-family:Figtree",
  "font-family:Figtree;letter-spacing:-0.02em",
  "font-family:Bricolage;font-stretch:75%",
  "font-family:Bricolage;font-stretch:100%",
  "font-family:sans-serif",
  "font-family:sans-serif;font-stretch:condensed",
  "font-family:serif",
] as const;

const papers = ["#ffffff", "#fdfdf8", "#f4efdf", "#e9f0f4", "#f7e9d0", "#dfe8d6"] as const;
const inks = ["#000000", "#111111", "#1a2c5b", "#4a2410", "#333333"] as const;

/** A page with the label alone in `.label`, in a typeface, ink and paper of its own. */
export function labelPage(
  drawing: LabelDrawing,
  dice: Dice,
  { faces, neighbour }: { faces: string; neighbour: string },
) {
  const weight = dice.pick([400, 400, 500, 600, 700]);
  const beside = neighbour === "" ? "" : `<p class="beside">${escapeHtml(neighbour)}</p>`;
  const [above, below] = dice.happens(0.5) ? [beside, ""] : ["", beside];
  return `<!doctype html><meta charset="utf-8"><style>${faces}
    body{margin:0;background:#fff}
    .label{display:inline-block;box-sizing:border-box;padding:${Math.round(dice.between(8, 34))}px;background:${dice.pick(papers)};
      color:${dice.pick(inks)};${dice.pick(typefaces)};font-weight:${weight};font-size:${Math.round(dice.between(15, 20))}px}
    h3{margin:0 0 6px;font-size:115%} p{margin:4px 0} .note{font-size:75%} .beside{width:0;min-width:100%;font-size:85%;line-height:1.25;margin:14px 0}
    table{color:inherit} ${drawing.css}</style><div class="label">${above}${drawing.html}${below}</div>`;
}
