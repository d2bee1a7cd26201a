import { useTranslation } from "react-i18next";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { OfflineIcon } from "../../ui/icons/status-icons.tsx";
import { useIsConnected } from "../offline/use-connection.ts";
import { dropWater, waitingWater } from "./waiting-water.ts";

function useWaitingOn(day: CalendarDay) {
  return waitingWater.use().filter((drink) => drink.day === day);
}

/** What was drunk on that day and is still to be sent. */
export function useWaitingMl(day: CalendarDay): number {
  return useWaitingOn(day).reduce((sum, { ml }) => sum + ml, 0);
}

/** Says that it waits. The last of it can be taken back while nothing can be sent. */
export function WaitingWater({ day }: { day: CalendarDay }) {
  const { t } = useTranslation("body");
  const formats = useFormats();
  const isConnected = useIsConnected();
  const waiting = useWaitingOn(day);
  const last = waiting.at(-1);
  if (!last) return null;
  const amount = formats.volume(waiting.reduce((sum, { ml }) => sum + ml, 0));
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-2 text-sm text-ink-muted">
      <OfflineIcon className="size-4 shrink-0" />
      <span className="figures">{t("water.waiting", { amount })}</span>
      {!isConnected && (
        <button
          type="button"
          onClick={() => dropWater(last.id)}
          className="min-h-9 rounded-full px-2 font-semibold text-basil-700 hover:bg-basil-50"
        >
          {t("water.drop")} <span className="sr-only">{formats.volume(last.ml)}</span>
        </button>
      )}
    </p>
  );
}
