import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { shouldShowOutOfScansBanner } from "#domain/scan/scan-quota.ts";
import { localMidnight } from "../../time/local-midnight.ts";
import { useCountdown, useShortCountdown } from "../../time/use-countdown.ts";
import { ClockIcon } from "../../ui/icons/status-icons.tsx";
import { NoticeLine, noticeAction } from "../../ui/notice-line.tsx";
import { useScanAccess } from "../scan/access/use-scan-access.ts";

interface FewScans {
  readonly kind: "none" | "last";
  readonly resetTime: string | null;
}

/** Whether no scan is left today, or only the last. Undefined while there are more, or no limit. */
export function useFewScans(): FewScans | undefined {
  const { access } = useScanAccess();
  if (access.kind === "register" || (access.kind === "allowed" && access.caller === "visitor"))
    return undefined;
  const isOut = access.kind === "daily_limit";
  if (!shouldShowOutOfScansBanner(isOut ? 0 : access.remaining)) return undefined;
  return { kind: isOut ? "none" : "last", resetTime: access.resetTime };
}

export function ScansBanner({ kind, resetTime }: FewScans) {
  return kind === "none" ? <NoScans resetTime={resetTime} /> : <LastScan resetTime={resetTime} />;
}

function NoScans({ resetTime }: { resetTime: string | null }) {
  const { t } = useTranslation("dashboard");
  const left = useCountdown(resetTime ?? localMidnight());
  const text = left ? t("scansBanner.outText", { time: left }) : t("scansBanner.resetting");
  return <Banner title={t("scansBanner.outTitle")} text={text} />;
}

function LastScan({ resetTime }: { resetTime: string | null }) {
  const { t } = useTranslation("dashboard");
  const time = useShortCountdown(resetTime ?? localMidnight());
  return (
    <Banner title={t("scansBanner.lastTitle")} text={time ? t("scansBanner.lastTextUntil", { time }) : ""} />
  );
}

function Banner({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation("dashboard");
  return (
    <NoticeLine
      label={title}
      NoticeIcon={ClockIcon}
      action={
        <Link to="/subscription" className={`${noticeAction} text-persimmon-700`}>
          {t("scansBanner.upgrade")}
        </Link>
      }
    >
      <span className="font-semibold text-ink">{title}</span> <span className="figures">{text}</span>
    </NoticeLine>
  );
}
