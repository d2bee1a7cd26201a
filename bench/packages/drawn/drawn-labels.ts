import { chromium } from "@playwright/test";
import chromiumFiles from "@sparticuz/chromium";
import type { Language } from "#domain/people/language.ts";
import { diceFrom } from "../../random.ts";
import type { TranscribedLabel } from "../judge-label.ts";
import { drawFood } from "./drawn-food.ts";
import { europeanWords } from "./european-words.ts";
import { fontFaces, labelPage } from "./label-page.ts";
import { transcribe } from "./layout.ts";
import { allLayouts } from "./layouts/all-layouts.ts";
import { drawShot, photographDrawing, type Shot } from "./photograph-drawing.ts";

export interface DrawnPhoto {
  readonly at: number;
  readonly layout: string;
  readonly language: Language;
  readonly shot: Shot;
  readonly jpeg: Buffer;
  readonly truth: TranscribedLabel;
}

function planLabel(seed: number, at: number) {
  const dice = diceFrom(seed * 100_003 + at);
  const layout = allLayouts[at % allLayouts.length];
  if (layout === undefined) throw new Error("No layout.");
  const { languages } = layout;
  const language = languages[Math.floor(at / allLayouts.length) % languages.length] ?? "en";
  const food = drawFood(dice, layout.isDrink ? "ml" : "g");
  const drawing = layout.draw({ dice, language, food });
  const neighbour = dice.happens(0.5) ? europeanWords(language, dice, food.unit).neighbour : "";
  return { dice, layout, language, drawing, neighbour };
}

/** Labels of every layout and language in turn; the same seed draws the same labels where the same fonts are installed. */
export async function* drawnLabels(seed: number, count: number): AsyncGenerator<DrawnPhoto> {
  const browser = await chromium.launch({
    executablePath: await chromiumFiles.executablePath(),
    args: ["--no-sandbox"],
  });
  try {
    const page = await browser.newPage({ deviceScaleFactor: 2.5, viewport: { width: 1000, height: 1200 } });
    const faces = await fontFaces();
    for (let at = 0; at < count; at++) {
      const { dice, layout, language, drawing, neighbour } = planLabel(seed, at);
      await page.setContent(labelPage(drawing, dice, { faces, neighbour }));
      await page.evaluate("document.fonts.ready");
      const png = await page.locator(".label").screenshot();
      const shot = drawShot(dice);
      const jpeg = await photographDrawing(png, shot, dice);
      yield { at, layout: layout.name, language, shot, jpeg, truth: transcribe(drawing.columns) };
    }
  } finally {
    await browser.close();
  }
}
