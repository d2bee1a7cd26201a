import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { getDailySummary } from "#contract/endpoints/meals.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { diaryKey } from "../../api/diary-key.ts";
import { request } from "../../api/request.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { Alert } from "../../ui/alert.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { MicronutrientList } from "../nutrition/micronutrient-list.tsx";

/** Vitamins, minerals and omega-3 of all meals of a day, as shares of the daily need. */
export function DayMicronutrients({ day }: { day: CalendarDay }) {
  const { t } = useTranslation("meals");
  const errorText = useErrorText();
  const summary = useQuery({
    queryKey: [...diaryKey, "micronutrients", day],
    queryFn: ({ signal }) =>
      request(getDailySummary, { query: { date: day, with: "micronutrients" } }, { signal }),
  });
  if (summary.isPending) return <Skeleton className="h-80" />;
  const found = summary.data?.micronutrients;
  if (!found) return <Alert title={t("day.micronutrientsFailed")}>{errorText(summary.error)}</Alert>;
  const { amounts, knownFor, foodCount } = found;
  return <MicronutrientList figures={{ amounts, knownFor, count: foodCount, scale: 1 }} />;
}
