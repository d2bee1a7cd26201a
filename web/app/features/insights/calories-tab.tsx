import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CaloriePoint } from "#contract/shapes/insights.ts";
import { fromKcal, toKcal } from "#domain/nutrition/energy-unit.ts";
import { DataTable } from "../../charts/data-table.tsx";
import { useFormats } from "../../i18n/use-formats.ts";
import { useToday } from "../../time/use-today.ts";
import { averageOfTrackedDays, totalCalories } from "./calorie-totals.ts";
import { ChartFrame } from "./chart-frame.tsx";
import type { InsightPeriod } from "./insight-period.ts";
import { caloriesQuery } from "./insight-queries.ts";
import type { InsightRange } from "./insight-range.ts";
import { LeftOutNote } from "./left-out-note.tsx";
import { usePointLabel } from "./use-point-label.ts";

const BarChart = lazy(() => import("../../charts/bar-chart.tsx"));

export function CaloriesTab({ period }: { period: InsightPeriod }) {
  const { t } = useTranslation("dashboard");
  const query = useQuery(caloriesQuery(period, useToday()));
  const noData = { title: t("analysis.noDataTitle"), text: t("analysis.noDataText") };
  return (
    <ChartFrame query={query} emptyText={(points) => (totalCalories(points) > 0 ? undefined : noData)}>
      {(points) => <Calories points={points} range={period.range} />}
    </ChartFrame>
  );
}

function Calories({ points, range }: { points: readonly CaloriePoint[]; range: InsightRange }) {
  const { t } = useTranslation("dashboard");
  const formats = useFormats();
  const unit = formats.energyUnit;
  const label = usePointLabel(range);
  const today = useToday();
  const bars = points.map(({ timestamp, calories, goal }, at) => ({
    id: `${timestamp}-${at}`,
    label: label(timestamp),
    value: fromKcal(calories, unit),
    ...(goal && { goal: fromKcal(goal, unit) }),
  }));
  const write = (amount: number) => formats.energy(toKcal(amount, unit));
  const goals = new Set(bars.flatMap(({ goal }) => goal ?? []));
  const [onlyGoal] = goals;
  const goalText =
    goals.size === 1 && onlyGoal !== undefined
      ? t("analysis.goalOf", { goal: write(onlyGoal) })
      : t("analysis.goalsOfDays");
  return (
    <div className="grid gap-5">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-3">
        <Figure name={t("analysis.total")}>{formats.energy(totalCalories(points))}</Figure>
        <Figure name={range === "day" ? t("analysis.meals") : t("analysis.average")}>
          {range === "day" ? formats.number(points.length) : formats.energy(averageOfTrackedDays(points))}
        </Figure>
      </dl>
      <BarChart
        points={bars}
        name={t("insights.calories")}
        write={write}
        writeShort={formats.number}
        goalText={goals.size > 0 ? goalText : undefined}
        aboveText={t("analysis.aboveGoal")}
      />
      {range !== "day" && (
        <LeftOutNote
          days={points.map(({ timestamp, calories, isLeftOut }) => ({
            date: timestamp.slice(0, 10),
            isTracked: calories > 0 && !isLeftOut,
            isLeftOut,
          }))}
          today={today}
        />
      )}
      <DataTable
        caption={t("insights.calories")}
        columns={[
          t("analysis.when"),
          t("insights.calories"),
          ...(goals.size > 0 ? [t("analysis.goal")] : []),
        ]}
        rows={bars.map(({ label: name, value, goal }) => [
          name,
          write(value),
          ...(goals.size > 0 ? [goal ? write(goal) : "–"] : []),
        ])}
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
