// What an average is of, and which days it leaves out.
import { useTranslation } from "react-i18next";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { useFormats } from "../../i18n/use-formats.ts";

/** More days than these are counted, not named. */
const namedMax = 3;

interface LeftOutNoteProps {
  readonly days: readonly {
    readonly date: CalendarDay;
    readonly isTracked: boolean;
    readonly isLeftOut?: boolean | undefined;
  }[];
  readonly today: CalendarDay;
}

export function LeftOutNote({ days, today }: LeftOutNoteProps) {
  const { t } = useTranslation("dashboard");
  const formats = useFormats();
  const write = (dates: readonly CalendarDay[]) =>
    dates.length > namedMax
      ? t("leftOut.days", { count: dates.length })
      : formats.list(
          dates.map((date) => formats.day(date, { weekday: "long", day: "numeric", month: "long" })),
        );
  const begun = days.filter(({ date }) => date <= today);
  const marked = begun.filter(({ isLeftOut }) => isLeftOut).map(({ date }) => date);
  const empty = begun.filter(({ isTracked, isLeftOut }) => !isTracked && !isLeftOut).map(({ date }) => date);
  return (
    <p className="text-sm text-ink-muted">
      {[
        t("leftOut.average", { count: days.filter(({ isTracked }) => isTracked).length }),
        ...(marked.length > 0 ? [t("leftOut.marked", { days: write(marked) })] : []),
        ...(empty.length > 0 ? [t("leftOut.empty", { days: write(empty) })] : []),
      ].join(" ")}
    </p>
  );
}
