import type { Country } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import { median, quantile } from "../quantile.ts";

export interface JudgedSentence {
  readonly language: Language;
  readonly country: Country;
  /** The accepted interval, kcal. */
  readonly low: number;
  readonly high: number;
  /** What the analyser answered, kcal; 0 where it recognised no food. */
  readonly calories: number;
  readonly range: { readonly low: number; readonly high: number };
  /** Whether the answer asks a question. */
  readonly wasAsked: boolean;
  readonly milliseconds: number;
}

export interface EverydayFigures {
  readonly sentences: number;
  /** Share with the energy within 25 % of the interval's middle: judges' intervals differ in width, their middles hardly. */
  readonly nearMiddle: number;
  /** Share with the energy inside the accepted interval. */
  readonly inside: number;
  /** Share below half of the interval's low end or above twice its high end. */
  readonly offTwofold: number;
  readonly asked: number;
  /** Share of the sentences further from the middle that were asked about. */
  readonly wrongAsked: number;
  /** Share whose shown range touches the accepted interval. */
  readonly rangeTouches: number;
  readonly medianMs: number;
  readonly p99Ms: number;
}

const shareOf = <Item>(items: readonly Item[], holds: (item: Item) => boolean) =>
  items.length === 0 ? 0 : items.filter(holds).length / items.length;

const middleTolerance = 0.25;

/** Whether the calories are within 25 % of the middle of what the judge accepts. */
export function isNearMiddle({ calories, low, high }: Pick<JudgedSentence, "calories" | "low" | "high">) {
  const middle = (low + high) / 2;
  return Math.abs(calories - middle) <= middle * middleTolerance;
}

const isInside = ({ calories, low, high }: JudgedSentence) => calories >= low && calories <= high;

export function figuresOfEveryday(judged: readonly JudgedSentence[]): EverydayFigures {
  const times = judged.map((one) => one.milliseconds);
  return {
    sentences: judged.length,
    nearMiddle: shareOf(judged, isNearMiddle),
    inside: shareOf(judged, isInside),
    offTwofold: shareOf(judged, ({ calories, low, high }) => calories < low / 2 || calories > high * 2),
    asked: shareOf(judged, (one) => one.wasAsked),
    wrongAsked: shareOf(
      judged.filter((one) => !isNearMiddle(one)),
      (one) => one.wasAsked,
    ),
    rangeTouches: shareOf(judged, ({ range, low, high }) => range.high >= low && range.low <= high),
    medianMs: median(times),
    p99Ms: quantile(times, 0.99),
  };
}

const columns = ["near middle", "inside", "off 2x", "asked", "wrong asked", "range", "median ms", "p99 ms"];
export const headerOfEveryday = ["        n", ...columns.map((name) => name.padStart(12))].join("");

/** A line of the printed table; `headerOfEveryday` names its columns. */
export function everydayLine(name: string, figures: EverydayFigures): string {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(12);
  const { nearMiddle, inside, offTwofold, asked, wrongAsked, rangeTouches } = figures;
  return [
    name.padEnd(4),
    String(figures.sentences).padStart(5),
    ...[nearMiddle, inside, offTwofold, asked, wrongAsked, rangeTouches].map(percent),
    figures.medianMs.toFixed(2).padStart(12),
    figures.p99Ms.toFixed(2).padStart(12),
  ].join("");
}
