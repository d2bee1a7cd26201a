import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { useTranslation } from "react-i18next";
import type { GoalPoint } from "#contract/shapes/insights.ts";
import { DataTable } from "../../charts/data-table.tsx";
import { useFormats } from "../../i18n/use-formats.ts";
import { usePreferences } from "../../storage/diary-preferences.ts";
import { useToday } from "../../time/use-today.ts";
import { ChartFrame } from "./chart-frame.tsx";
import type { InsightPeriod } from "./insight-period.ts";
import { goalPointsQuery } from "./insight-queries.ts";
import type { InsightRange } from "./insight-range.ts";
import { LeftOutNote } from "./left-out-note.tsx";
import { completionOf, shownMetrics } from "./trend-figures.ts";
import { trendLineStyles } from "./trend-line-styles.ts";
import { TrendTiles } from "./trend-tiles.tsx";
import { usePointLabel } from "./use-point-label.ts";

const TrendChart = lazy(() => import("../../charts/trend-chart.tsx"));

export function TrendsTab({ period }: { period: InsightPeriod }) {
  const { t } = useTranslation("dashboard");
  const query = useQuery(goalPointsQuery(period, useToday()));
  const emptyText = (points: readonly GoalPoint[]) => {
    if (period.range === "day")
      return { title: t("analysis.noGoalDataTitle"), text: t("analysis.noTrendOfDay") };
    if (points.length === 0)
      return { title: t("analysis.noGoalDataTitle"), text: t("analysis.noGoalDataText") };
    if (points.some(({ isTracked }) => isTracked)) return undefined;
    return { title: t("analysis.noDataTitle"), text: t("analysis.noDataText") };
  };
  return (
    <ChartFrame query={query} emptyText={emptyText}>
      {(points) => <Trends points={points} range={period.range} />}
    </ChartFrame>
  );
}

function Trends({ points, range }: { points: readonly GoalPoint[]; range: InsightRange }) {
  const { t } = useTranslation("dashboard");
  const formats = useFormats();
  const label = usePointLabel(range);
  const metrics = shownMetrics(usePreferences().hidesCalories);
  const lines = metrics.map((id) => ({ id, label: t(`goals.${id}`), style: trendLineStyles[id] }));
  const drawn = points.map((point) => ({
    label: label(point.date),
    values: Object.fromEntries(
      metrics.map((metric) => [metric, point.isTracked ? completionOf(point, metric) : null]),
    ),
  }));
  return (
    <div className="grid gap-5">
      <TrendChart lines={lines} points={drawn} goalLabel={t("analysis.goalLine")} write={formats.percent} />
      <TrendTiles points={points} />
      <LeftOutNote days={points} today={useToday()} />
      <DataTable
        caption={t("analysis.trendsCaption")}
        columns={[t("analysis.when"), ...lines.map((line) => line.label)]}
        rows={points.map((point) => [
          label(point.date),
          ...metrics.map((metric) =>
            point.isTracked ? formats.percent(completionOf(point, metric)) : t("week.untracked"),
          ),
        ])}
      />
    </div>
  );
}
