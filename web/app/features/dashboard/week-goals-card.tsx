// How the last seven days met the goals: a grid, the mean and the streak.
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { GoalPoint } from "#contract/shapes/insights.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { usePreferences } from "../../storage/diary-preferences.ts";
import { useToday } from "../../time/use-today.ts";
import { Card } from "../../ui/card.tsx";
import { CardHead } from "../../ui/card-head.tsx";
import { FlameIcon, TargetIcon } from "../../ui/icons/status-icons.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { InsightFailure } from "../insights/insight-failure.tsx";
import { goalPointsQuery, streakQuery } from "../insights/insight-queries.ts";
import { daysWithoutGoals, isWithinGoals, WeekGrid, WeekLegend } from "./week-grid.tsx";

export function WeekGoalsCard() {
  const { t } = useTranslation("dashboard");
  const today = useToday();
  const points = useQuery(goalPointsQuery({ range: "week" }, today));
  return (
    <Card className="grid gap-4">
      <CardHead title={t("week.title")} to="/report" more={t("report.title")} />
      <div className="grid min-h-49 content-start gap-4">
        {points.isPending && <Skeleton className="h-49" />}
        {points.isError && !points.data && <InsightFailure onRetry={() => points.refetch()} />}
        {points.data?.length === 0 && (
          <>
            <p className="text-ink-muted">{t("week.noGoals")}</p>
            <div inert>
              <WeekGrid points={daysWithoutGoals(today)} today={today} />
            </div>
          </>
        )}
        {points.data && points.data.length > 0 && (
          <>
            <WeekGrid points={points.data} today={today} />
            <WeekLegend />
            <WeekFigures points={points.data} />
          </>
        )}
      </div>
    </Card>
  );
}

function WeekFigures({ points }: { points: readonly GoalPoint[] }) {
  const { t } = useTranslation("dashboard");
  const formats = useFormats();
  const streak = useQuery(streakQuery(useToday()));
  const { days = null, weeklyAverage = null } = streak.data ?? {};
  const { hidesCalories } = usePreferences();
  const countedDays = points.filter(({ isTracked }) => isTracked).length;
  const metDays = points.filter((point) => isWithinGoals(point, hidesCalories)).length;
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] gap-3">
      <div className="grid min-h-18 grid-cols-[auto_1fr] content-center items-center gap-x-3 rounded-lg bg-oat/70 px-3.5 py-3">
        <TargetIcon className="row-span-2 size-7 text-basil-600" />
        <dt className="order-last text-sm leading-tight text-ink-soft">
          {t("week.within")}
          {weeklyAverage !== null && (
            <span className="block text-xs text-ink-muted">
              {t("week.average", { percent: formats.percent(weeklyAverage) })}
            </span>
          )}
        </dt>
        <dd className="figures font-heading text-xl font-bold">
          {countedDays === 0 ? "–" : t("week.ofDays", { met: metDays, count: countedDays })}
        </dd>
      </div>
      <div className="grid min-h-18 grid-cols-[auto_1fr] content-center items-center gap-x-3 rounded-lg bg-oat/70 px-3.5 py-3">
        <FlameIcon className="row-span-2 size-7 text-carbs" />
        <dt className="order-last text-sm leading-tight text-ink-soft">{t("week.streak")}</dt>
        <dd className="figures font-heading text-xl font-bold">
          {days === null ? "–" : t("week.days", { count: days })}
        </dd>
      </div>
    </dl>
  );
}
