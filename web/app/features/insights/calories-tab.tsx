import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CaloriePoint } from "#contract/shapes/progress.ts";
import { DataTable } from "../../charts/data-table.tsx";
import { useFormats } from "../../i18n/use-formats.ts";
import { useToday } from "../../time/use-today.ts";
import { averageOfTrackedDays, totalCalories } from "./calorie-totals.ts";
import { ChartFrame } from "./chart-frame.tsx";
import { caloriesQuery } from "./insight-queries.ts";
import type { InsightRange } from "./insight-range.ts";
import { usePointLabel } from "./use-point-label.ts";

const BarChart = lazy(() => import("../../charts/bar-chart.tsx"));

export function CaloriesTab({ range }: { range: InsightRange }) {
  const { t } = useTranslation("dashboard");
  const query = useQuery(caloriesQuery(range, useToday()));
  const noData = { title: t("analysis.noDataTitle"), text: t("analysis.noDataText") };
  return (
    <ChartFrame query={query} emptyText={(points) => (totalCalories(points) > 0 ? undefined : noData)}>
      {(points) => <Calories points={points} range={range} />}
    </ChartFrame>
  );
}

function Calories({ points, range }: { points: readonly CaloriePoint[]; range: InsightRange }) {
  const { t } = useTranslation("dashboard");
  const formats = useFormats();
  const label = usePointLabel(range);
  const bars = points.map(({ timestamp, calories }, at) => ({
    id: `${timestamp}-${at}`,
    label: label(timestamp),
    value: calories,
  }));
  return (
    <div className="grid gap-5">
      <dl className="grid grid-cols-2 gap-3">
        <Figure name={t("analysis.total")}>{formats.kcal(totalCalories(points))}</Figure>
        <Figure name={range === "day" ? t("analysis.meals") : t("analysis.average")}>
          {range === "day" ? formats.number(points.length) : formats.kcal(averageOfTrackedDays(points))}
        </Figure>
      </dl>
      <BarChart
        points={bars}
        name={t("insights.calories")}
        write={formats.kcal}
        writeShort={formats.number}
      />
      <DataTable
        caption={t("insights.calories")}
        columns={[t("analysis.when"), t("insights.calories")]}
        rows={bars.map(({ label: name, value }) => [name, formats.kcal(value)])}
      />
    </div>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-0.5 rounded-lg bg-oat/70 px-4 py-3">
      <dd className="figures order-first font-heading text-xl font-bold whitespace-nowrap sm:text-2xl">
        {children}
      </dd>
      <dt className="text-sm text-ink-soft">{name}</dt>
    </div>
  );
}
