// Each goal's latest value, level and mean. Colour, icon and word say the same.

import { useTranslation } from "react-i18next";
import type { GoalPoint } from "#contract/shapes/insights.ts";
import { LineSample } from "../../charts/line-style.tsx";
import { useFormats } from "../../i18n/use-formats.ts";
import { usePreferences } from "../../storage/diary-preferences.ts";
import { useToday } from "../../time/use-today.ts";
import { classes } from "../../ui/classes.ts";
import { AlertIcon, ArrowUpIcon, CheckCircleIcon, ClockIcon } from "../../ui/icons/status-icons.tsx";
import {
  shownMetrics,
  type TrendLevel,
  type TrendMetric,
  trendFigures,
  trendLevelOf,
} from "./trend-figures.ts";
import { trendLineStyles } from "./trend-line-styles.ts";

const levels: Record<TrendLevel, { readonly text: string; readonly LevelIcon: typeof AlertIcon }> = {
  above: { text: "text-above", LevelIcon: ArrowUpIcon },
  reached: { text: "text-success", LevelIcon: CheckCircleIcon },
  close: { text: "text-warning", LevelIcon: ClockIcon },
  below: { text: "text-danger", LevelIcon: AlertIcon },
  open: { text: "text-ink", LevelIcon: ClockIcon },
};

export function TrendTiles({ points }: { points: readonly GoalPoint[] }) {
  const metrics = shownMetrics(usePreferences().hidesCalories);
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3 sm:grid-cols-3 lg:grid-cols-5">
      {metrics.map((metric) => (
        <Tile key={metric} points={points} metric={metric} />
      ))}
    </dl>
  );
}

function Tile({ points, metric }: { points: readonly GoalPoint[]; metric: TrendMetric }) {
  const { t } = useTranslation("dashboard");
  const formats = useFormats();
  const figures = trendFigures(points, metric, useToday());
  if (!figures) return null;
  const level = trendLevelOf(metric, figures);
  const { text, LevelIcon } = levels[level];
  return (
    <div className="grid gap-1 rounded-lg border max-sm:last:odd:col-span-full border-line bg-card p-3.5">
      <dt className="flex flex-wrap items-center justify-between gap-x-2 text-sm font-medium text-ink-soft">
        {t(`goals.${metric}`)}
        <LineSample lineStyle={trendLineStyles[metric]} />
      </dt>
      <dd className={classes("figures font-heading text-2xl font-bold whitespace-nowrap", text)}>
        {formats.percent(figures.latest)}
      </dd>
      <dd className={classes("flex items-center gap-1.5 text-sm font-semibold", text)}>
        <LevelIcon className="size-4 shrink-0" />
        {t(`analysis.standing.${level}`, { excess: formats.percent(figures.latest - 100) })}
      </dd>
      <dd className="figures text-sm text-ink-muted">
        {t("analysis.averageOf", { percent: formats.percent(figures.average) })}
      </dd>
    </div>
  );
}
