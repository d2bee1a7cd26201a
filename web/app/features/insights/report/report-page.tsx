// A week on one page, to be read, printed or shown to a dietitian.
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { getWeekReport } from "#contract/endpoints/insights.ts";
import type { WeekReport } from "#contract/shapes/insights.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { diaryKey } from "../../../api/diary-key.ts";
import { request } from "../../../api/request.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { useToday } from "../../../time/use-today.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { usePerson } from "../../account/session/use-person.ts";
import { ToLimitList } from "../../nutrition/to-limit-list.tsx";
import { ChartFrame } from "../chart-frame.tsx";
import { daysOfPeriod, type InsightPeriod } from "../insight-period.ts";
import { LeftOutNote } from "../left-out-note.tsx";
import { PeriodNavigator } from "../period-navigator.tsx";
import { ReportDays } from "./report-days.tsx";
import { reportFigures } from "./report-figures.ts";
import { ReportMeans } from "./report-means.tsx";

function reportQuery(from: CalendarDay, today: CalendarDay) {
  return {
    queryKey: [...diaryKey, "report", from, today],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      request(getWeekReport, { query: { date: from } }, { signal }),
  };
}

export function ReportPage() {
  const { t } = useTranslation("dashboard");
  const today = useToday();
  const [period, setPeriod] = useState<InsightPeriod>({ range: "week" });
  const query = useQuery(reportQuery(daysOfPeriod(period, today).from, today));
  const noData = { title: t("analysis.noDataTitle"), text: t("analysis.noDataText") };
  return (
    <div className="grid gap-5" data-printed>
      <div className="flex flex-wrap items-center justify-between gap-4 print:hidden">
        <h1 className="text-title">{t("report.title")}</h1>
        <Button variant="secondary" size="sm" onClick={() => window.print()}>
          {t("report.print")}
        </Button>
      </div>
      <Card className="grid gap-5 print:border-0 print:p-0 print:shadow-none">
        <div className="print:hidden">
          <PeriodNavigator period={period} onChange={setPeriod} />
        </div>
        <ChartFrame query={query} emptyText={(report) => (reportFigures(report) ? undefined : noData)}>
          {(report) => <Report report={report} />}
        </ChartFrame>
      </Card>
    </div>
  );
}

function Report({ report }: { report: WeekReport }) {
  const { t } = useTranslation("dashboard");
  const formats = useFormats();
  const today = useToday();
  const person = usePerson();
  const figures = reportFigures(report);
  if (!figures) return null;
  const long = { day: "numeric", month: "long", year: "numeric" } as const;
  return (
    <div className="grid gap-6">
      <div className="hidden print:block">
        <p className="text-2xl font-bold">{t("report.title")}</p>
        <p>
          {formats.inline([
            person?.firstName,
            t("report.dates", { from: formats.day(report.from, long), to: formats.day(report.to, long) }),
          ])}
        </p>
      </div>
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[17rem_1fr]">
        <div className="grid content-start gap-6">
          <ReportMeans figures={figures} />
          <ToLimitList totals={figures.toLimit} limits={report.limits} />
          <LeftOutNote days={report.days} today={today} />
        </div>
        <ReportDays report={report} />
      </div>
    </div>
  );
}
