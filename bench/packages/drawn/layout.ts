import type { Language } from "#domain/people/language.ts";
import type { FigureKey } from "#domain/products/label.ts";
import type { Dice } from "../../random.ts";
import { type TranscribedLabel, transcribedFields } from "../judge-label.ts";
import type { DrawnFood } from "./drawn-food.ts";
import type { PrintedFigure } from "./print-figure.ts";

export interface LayoutInput {
  readonly dice: Dice;
  readonly language: Language;
  readonly food: DrawnFood;
}

export interface DrawnColumn {
  readonly basis: "per_100g" | "per_100ml" | "per_serving" | "per_container";
  readonly isPrepared?: true;
  readonly cells: Readonly<Partial<Record<FigureKey, PrintedFigure>>>;
}

/** A label as HTML, and what it says. */
export interface LabelDrawing {
  readonly html: string;
  readonly css: string;
  readonly columns: readonly DrawnColumn[];
}

export interface Layout {
  readonly name: string;
  readonly languages: readonly Language[];
  readonly isDrink?: boolean;
  draw(input: LayoutInput): LabelDrawing;
}

export function transcribe(columns: readonly DrawnColumn[]): TranscribedLabel {
  return {
    columns: columns.map(({ basis, cells, isPrepared = false }) => ({
      basis,
      prepared: isPrepared ? "yes" : "no",
      ...Object.fromEntries(transcribedFields.map(([key, field]) => [field, cells[key]?.said ?? null])),
    })),
  };
}

export const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("\n", "<br>");

/** Each row's cells; the first cell is its name. */
export function htmlTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[], tag: "th" | "td") =>
    `<tr>${cells.map((cell) => `<${tag}><span>${escapeHtml(cell)}</span></${tag}>`).join("")}</tr>`;
  const head = header.length > 0 ? row(header, "th") : "";
  return `<table>${head}${rows.map((cells) => row(cells, "td")).join("")}</table>`;
}
