import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { useLocale } from "../../i18n/use-language.ts";
import { today } from "../../time/today.ts";
import { dayName } from "./shown-day.ts";

interface DayFormats {
  /** `Today`, `Yesterday`, or the weekday and date. */
  readonly dayTitle: (day: CalendarDay) => string;
  /** The weekday and date, always. */
  readonly fullDate: (day: CalendarDay) => string;
  /** In local time. */
  readonly time: (instant: string) => string;
}

export function useDayFormats(): DayFormats {
  const { t } = useTranslation("meals");
  const locale = useLocale();
  const formats = useFormats();
  return useMemo(() => {
    // Only an opened row says the time.
    let time: Intl.DateTimeFormat | undefined;
    const fullDate = (day: CalendarDay) => formats.day(day);
    return {
      fullDate,
      dayTitle: (day) => {
        const name = dayName(day, today());
        return name ? t(`day.${name}`) : fullDate(day);
      },
      time: (instant) => {
        time ??= new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit" });
        return time.format(new Date(instant));
      },
    };
  }, [formats, locale, t]);
}
