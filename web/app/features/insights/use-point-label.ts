/** web/features/insights: a point of time on a chart's axis: a day by the clock, a week by weekdays, a month by dates (spec section 2). */
import { useLanguage } from "../../i18n/use-language.ts";
import type { InsightRange } from "./insight-range.ts";

const labels: Record<InsightRange, Intl.DateTimeFormatOptions> = {
  day: { hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
  week: { weekday: "short" },
  month: { month: "short", day: "2-digit" },
};

/** Points carry the person's own clock written as UTC. */
export function usePointLabel(range: InsightRange): (timestamp: string) => string {
  const format = new Intl.DateTimeFormat(useLanguage(), { ...labels[range], timeZone: "UTC" });
  return (timestamp) => format.format(new Date(timestamp));
}
