/** web/features/insights: each goal's line: a colour, a dash and a mark of its own. */
import type { LineLook } from "../../charts/line-looks.tsx";
import type { TrendMetric } from "./trend-figures.ts";

export const trendLooks: Readonly<Record<TrendMetric, LineLook>> = {
  calories: { colour: "var(--color-ink)", dash: "", mark: "circle" },
  protein: { colour: "var(--color-protein)", dash: "8 4", mark: "square" },
  carbs: { colour: "var(--color-carbs)", dash: "2 3", mark: "triangle" },
  fat: { colour: "var(--color-fat)", dash: "10 3 2 3", mark: "diamond" },
  fiber: { colour: "var(--color-fiber)", dash: "5 5", mark: "cross" },
};
