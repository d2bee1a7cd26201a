import { useLocale } from "../../i18n/use-language.ts";
import type { InsightRange } from "./insight-range.ts";

const labels: Record<InsightRange, Intl.DateTimeFormatOptions> = {
  day: { hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
  week: { weekday: "short" },
  month: { month: "short", day: "2-digit" },
};

/** Axis labels: times for a day, weekdays for a week, dates for a month. Timestamps are local time written as UTC. */
export function usePointLabel(range: InsightRange): (timestamp: string) => string {
  const format = new Intl.DateTimeFormat(useLocale(), { ...labels[range], timeZone: "UTC" });
  return (timestamp) => format.format(new Date(timestamp));
}
