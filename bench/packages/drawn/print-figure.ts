import type { FigureKey } from "#domain/products/label.ts";
import type { Dice } from "../../random.ts";

/** What a cell shows, and what it says: "<0.5" and "trace" as in transcriptions. */
export interface PrintedFigure {
  readonly text: string;
  readonly said: number | string;
}

export interface FigureStyle {
  readonly dice: Dice;
  readonly comma: boolean;
  /** Between number and unit. */
  readonly space: "" | " ";
  /** Every mass with one decimal. */
  readonly isDecimal: boolean;
  readonly below: readonly string[];
  /** Empty where small amounts are never called traces. */
  readonly traces: readonly string[];
  /** Whether units stand beside the figures. */
  readonly hasUnits: boolean;
}

function withDecimals(style: FigureStyle, value: number, decimals: number): PrintedFigure {
  const text = value.toFixed(decimals);
  return { text: style.comma ? text.replace(".", ",") : text, said: Number(text) };
}

export type AmericanStyle = Pick<FigureStyle, "space" | "hasUnits">;

function withUnit(style: AmericanStyle, figure: PrintedFigure, unit: string): PrintedFigure {
  return style.hasUnits ? { ...figure, text: `${figure.text}${style.space}${unit}` } : figure;
}

function below(style: FigureStyle, least: number): PrintedFigure {
  const number = withDecimals(style, least, least < 0.1 ? 2 : 1).text;
  return { text: `${style.dice.pick(style.below)}${number}`, said: `<${least}` };
}

/** 0, "<0.5" or "traces"; undefined where the figure is printed as it is. */
function printNegligible(style: FigureStyle, key: FigureKey): PrintedFigure | undefined {
  const { dice, traces } = style;
  if (dice.happens(0.35)) return withUnit(style, withDecimals(style, 0, 0), "g");
  const least = key === "salt" ? 0.01 : key === "saturates" ? 0.1 : 0.5;
  if (dice.happens(0.55)) return withUnit(style, below(style, least), "g");
  return traces.length > 0 && dice.happens(0.3) ? { text: dice.pick(traces), said: "trace" } : undefined;
}

function decimalsOf({ dice, isDecimal }: FigureStyle, key: FigureKey, value: number): number {
  if (key === "salt") return value < 1 ? 2 : dice.pick([1, 2]);
  return value >= 10 && !isDecimal ? 0 : 1;
}

const negligibleMax = (key: FigureKey) => (key === "salt" ? 0.0125 : key === "saturates" ? 0.1 : 0.5);
const wholeUnits: Partial<Record<FigureKey, string>> = { energyKcal: "kcal", energyKj: "kJ", sodium: "mg" };

/** EU guidance on tolerances (2012): 10 g and more in whole grams, less with one decimal, salt with two below 1 g. */
export function printEuropean(style: FigureStyle, key: FigureKey, value: number): PrintedFigure {
  const whole = wholeUnits[key];
  if (whole !== undefined) return withUnit(style, withDecimals(style, value, 0), whole);
  const isNegligible = value < negligibleMax(key) && !style.isDecimal;
  const negligible = isNegligible ? printNegligible(style, key) : undefined;
  return negligible ?? withUnit(style, withDecimals(style, value, decimalsOf(style, key, value)), "g");
}

const roundTo = (value: number, step: number) => Math.round(value / step) * step;

/** 21 CFR 101.9(c): rounding of energy, fat, carbohydrate and sodium. */
export function printAmerican(style: AmericanStyle, key: FigureKey, value: number): PrintedFigure {
  const exactly = (rounded: number, unit: string) =>
    withUnit(style, { text: `${rounded}`, said: rounded }, unit);
  if (key === "energyKcal") return exactly(value < 5 ? 0 : roundTo(value, value <= 50 ? 5 : 10), "");
  if (key === "sodium") return exactly(value < 5 ? 0 : roundTo(value, value <= 140 ? 5 : 10), "mg");
  if (value < 0.5) return exactly(0, "g");
  if (key === "fat" || key === "saturates") return exactly(roundTo(value, value < 5 ? 0.5 : 1), "g");
  if (value < 1) return withUnit(style, { text: "less than 1", said: "<1" }, "g");
  return exactly(Math.round(value), "g");
}
