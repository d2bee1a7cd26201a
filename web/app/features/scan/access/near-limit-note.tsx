import { useTranslation } from "react-i18next";
import { isNearLimit } from "#domain/scan/scan-quota.ts";
import { localMidnight } from "../../../time/local-midnight.ts";
import { useShortCountdown } from "../../../time/use-countdown.ts";
import { classes } from "../../../ui/classes.ts";
import { ClockIcon } from "../../../ui/icons/status-icons.tsx";
import type { ScanAccess } from "./scan-access.ts";
import { useScanAccess } from "./use-scan-access.ts";

type UserAccess = Extract<ScanAccess, { kind: "allowed"; caller: "user" }>;

export function getNearLimit(access: ScanAccess): UserAccess | undefined {
  if (access.kind !== "allowed" || access.caller !== "user") return undefined;
  return isNearLimit(access.remaining) ? access : undefined;
}

/** Warns an account with one or two scans left today, and says when the count resets. */
export function NearLimitNote({ className }: { className?: string }) {
  const near = getNearLimit(useScanAccess().access);
  return (
    near && <NearLimitMessage count={near.remaining ?? 0} resetTime={near.resetTime} className={className} />
  );
}

interface NoteProps {
  readonly count: number;
  readonly resetTime: string | null;
  readonly className: string | undefined;
}

function NearLimitMessage({ count, resetTime, className }: NoteProps) {
  const { t } = useTranslation("analysis");
  const time = useShortCountdown(resetTime ?? localMidnight());
  return (
    <p
      className={classes(
        "figures flex items-center justify-center gap-2 rounded-full bg-warning-soft px-4 py-2 text-[0.9375rem] font-medium text-warning",
        className,
      )}
    >
      <ClockIcon className="size-5 shrink-0" />
      <span>{time ? t("scanner.nearLimit", { count, time }) : t("scanner.scansLeftToday", { count })}</span>
    </p>
  );
}
