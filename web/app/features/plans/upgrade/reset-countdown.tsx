import { useState } from "react";
import { useTranslation } from "react-i18next";
import { localMidnight } from "../../../time/local-midnight.ts";
import { useCountdown } from "../../../time/use-countdown.ts";
import { ClockIcon } from "../../../ui/icons/status-icons.tsx";
import { usePlanFormats } from "../use-plan-formats.ts";

interface ResetCountdownProps {
  readonly resetTime: string | null;
  readonly isLong: boolean;
}

export function ResetCountdown({ resetTime, isLong }: ResetCountdownProps) {
  const { t } = useTranslation("subscription");
  const formats = usePlanFormats();
  const [end] = useState(() => resetTime ?? localMidnight());
  const left = useCountdown(end);
  const waiting = isLong ? t("upgrade.resetOn", { date: formats.date(end) }) : t("upgrade.resetIn");
  return (
    <div className="flex items-center gap-4 rounded-lg border border-line p-4">
      <ClockIcon className="size-7 shrink-0 text-persimmon-600" />
      <p className="text-ink-soft">{left ? waiting : t("upgrade.resetting")}</p>
      {left && !isLong && (
        <p role="timer" className="figures ml-auto font-heading text-2xl font-extrabold tracking-tight">
          {left}
        </p>
      )}
    </div>
  );
}
