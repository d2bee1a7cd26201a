// Each goal's line has its own colour, dash and marker.
import type { LineStyle } from "../../charts/line-style.tsx";
import type { TrendMetric } from "./trend-figures.ts";

export const trendLineStyles: Readonly<Record<TrendMetric, LineStyle>> = {
  calories: { colour: "var(--color-ink)", dash: "", mark: "circle" },
  protein: { colour: "var(--color-protein)", dash: "8 4", mark: "square" },
  carbs: { colour: "var(--color-carbs)", dash: "2 3", mark: "triangle" },
  fat: { colour: "var(--color-fat)", dash: "10 3 2 3", mark: "diamond" },
  fiber: { colour: "var(--color-fiber)", dash: "5 5", mark: "cross" },
};
