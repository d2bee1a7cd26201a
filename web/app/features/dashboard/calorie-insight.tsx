// The calories of a range: a day by its parts, a week by its days, a month as two figures without a chart.
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { CaloriePoint } from "#contract/shapes/insights.ts";
import { type Column, ColumnChart } from "../../charts/column-chart.tsx";
import { useFormats } from "../../i18n/use-formats.ts";
import { useToday } from "../../time/use-today.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { averageOfTrackedDays, caloriesByPart, dayParts, totalCalories } from "../insights/calorie-totals.ts";
import { InsightFailure } from "../insights/insight-failure.tsx";
import type { InsightPeriod } from "../insights/insight-period.ts";
import { caloriesQuery } from "../insights/insight-queries.ts";

export function CalorieInsightSection({ period }: { period: InsightPeriod }) {
  const points = useQuery(caloriesQuery(period, useToday()));
  if (points.isPending) return <Skeleton className="h-44" />;
  if (!points.data) return <InsightFailure onRetry={() => points.refetch()} />;
  if (period.range === "month") return <MonthFigures points={points.data} />;
  return period.range === "day" ? <PartsOfDay points={points.data} /> : <DaysOfWeek points={points.data} />;
}

function PartsOfDay({ points }: { points: readonly CaloriePoint[] }) {
  const { t } = useTranslation("dashboard");
  const formats = useFormats();
  const sums = caloriesByPart(points);
  const columns = dayParts.map<Column>((part) => ({
    id: part,
    label: t(`insights.${part}`),
    value: sums[part],
    shortText: formats.energyFigure(sums[part]),
    valueText: formats.energy(sums[part]),
    isCurrent: true,
  }));
  return <ColumnChart label={t("insights.calories")} columns={columns} />;
}

function DaysOfWeek({ points }: { points: readonly CaloriePoint[] }) {
  const { t } = useTranslation("dashboard");
  const formats = useFormats();
  const today = useToday();
  const columns = points.map<Column>(({ timestamp, calories, isLeftOut = false }) => {
    const day = timestamp.slice(0, 10);
    return {
      id: day,
      label: formats.day(day, { weekday: "short" }),
      fullLabel: formats.day(day),
      value: calories,
      shortText: formats.energyFigure(calories),
      valueText: isLeftOut
        ? t("insights.leftOut", { calories: formats.energy(calories) })
        : formats.energy(calories),
      isCurrent: day === today,
      isLeftOut,
    };
  });
  return <ColumnChart label={t("insights.calories")} columns={columns} />;
}

function MonthFigures({ points }: { points: readonly CaloriePoint[] }) {
  const { t } = useTranslation("dashboard");
  const formats = useFormats();
  const figures = [
    { id: "total", label: t("insights.monthTotal"), value: totalCalories(points) },
    { id: "average", label: t("insights.monthAverage"), value: averageOfTrackedDays(points) },
  ];
  return (
    <dl className="grid min-h-44 grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-3">
      {figures.map(({ id, label, value }) => (
        <div key={id} className="grid content-center gap-1 rounded-lg bg-oat/70 p-4 text-center">
          <dd className="figures order-first font-heading text-2xl font-bold">{formats.energy(value)}</dd>
          <dt className="text-sm text-balance text-ink-soft">{label}</dt>
        </div>
      ))}
    </dl>
  );
}
