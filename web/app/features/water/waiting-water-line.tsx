import { useTranslation } from "react-i18next";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { WaitingLine } from "../offline/waiting-line.tsx";
import { isDrink, waitingLogs } from "../offline/waiting-logs.ts";

function useWaitingOn(day: CalendarDay) {
  return waitingLogs
    .use()
    .filter(isDrink)
    .filter((drink) => drink.day === day);
}

/** What was drunk on that day and is still to be sent. */
export function useWaitingMl(day: CalendarDay): number {
  return useWaitingOn(day).reduce((sum, { ml }) => sum + ml, 0);
}

export function WaitingWater({ day }: { day: CalendarDay }) {
  const { t } = useTranslation("body");
  const formats = useFormats();
  const waiting = useWaitingOn(day);
  const last = waiting.at(-1);
  if (!last) return null;
  const amount = formats.volume(waiting.reduce((sum, { ml }) => sum + ml, 0));
  return (
    <WaitingLine
      text={t("water.waiting", { amount })}
      last={{ id: last.id, name: formats.volume(last.ml) }}
    />
  );
}
