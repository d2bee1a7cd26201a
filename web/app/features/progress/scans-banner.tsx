import { useTranslation } from "react-i18next";
import { shouldShowOutOfScansBanner } from "#domain/scanning/scan-quota.ts";
import { localMidnight } from "../../time/local-midnight.ts";
import { useCountdown, useShortCountdown } from "../../time/use-countdown.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { ClockIcon } from "../../ui/icons/status-icons.tsx";
import { useScanAccess } from "../scan/access/use-scan-access.ts";

export function ScansBanner() {
  const { access } = useScanAccess();
  if (access.kind === "register" || (access.kind === "allowed" && access.caller === "visitor")) return null;
  const remaining = access.kind === "daily_limit" ? 0 : access.remaining;
  if (!shouldShowOutOfScansBanner(remaining)) return null;
  return access.kind === "daily_limit" ? (
    <NoScans resetTime={access.resetTime} />
  ) : (
    <LastScan resetTime={access.resetTime} />
  );
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
    <Banner
      title={t("scansBanner.lastTitle")}
      text={time ? t("scansBanner.lastTextUntil", { time }) : t("scansBanner.lastText")}
    />
  );
}

function Banner({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation("dashboard");
  return (
    <section
      aria-label={title}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl border border-persimmon-200 bg-persimmon-50 p-4"
    >
      <ClockIcon className="size-6 shrink-0 text-persimmon-600" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{title}</p>
        <p className="figures text-ink-soft">{text}</p>
      </div>
      <ButtonLink to="/subscription" variant="pro" size="sm" className="max-sm:w-full">
        {t("scansBanner.upgrade")}
      </ButtonLink>
    </section>
  );
}
