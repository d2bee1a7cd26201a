import { useTranslation } from "react-i18next";
import { dateFormat } from "#domain/people/date-format.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { useLocale } from "../../i18n/use-language.ts";
import { useToday } from "../../time/use-today.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { ChevronLeftIcon, ChevronRightIcon } from "../../ui/icons/navigation-icons.tsx";
import { daysOfPeriod, type InsightPeriod, periodAfter, periodBefore } from "./insight-period.ts";

interface PeriodNavigatorProps {
  readonly period: InsightPeriod;
  readonly onChange: (period: InsightPeriod) => void;
}

/** Goes to earlier days, weeks or months, and back. */
export function PeriodNavigator({ period, onChange }: PeriodNavigatorProps) {
  const { t } = useTranslation("dashboard");
  const today = useToday();
  const name = usePeriodName()(period);
  const next = periodAfter(period, today);
  return (
    <div className="flex items-center justify-between gap-1">
      <IconButton
        label={t(`period.before.${period.range}`)}
        onClick={() => onChange(periodBefore(period, today))}
      >
        <ChevronLeftIcon />
      </IconButton>
      <p aria-live="polite" className="figures min-w-0 text-center font-semibold first-letter:uppercase">
        {name}
      </p>
      <IconButton
        label={t(`period.after.${period.range}`)}
        disabled={!next}
        onClick={() => next && onChange(next)}
      >
        <ChevronRightIcon />
      </IconButton>
    </div>
  );
}

/** "This week", or its dates. */
function usePeriodName(): (period: InsightPeriod) => string {
  const { t } = useTranslation("dashboard");
  const formats = useFormats();
  const locale = useLocale();
  const today = useToday();
  return (period) => {
    if (!period.from) return t(`period.present.${period.range}`);
    const { from, to } = daysOfPeriod(period, today);
    if (period.range === "day") return formats.day(from);
    if (period.range === "month") return formats.day(from, { month: "long", year: "numeric" });
    const days = dateFormat(locale, { day: "numeric", month: "short", timeZone: "UTC" });
    return days.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`));
  };
}
