import { useTranslation } from "react-i18next";
import { useIsConnected } from "../../../api/connection.ts";
import { useServiceText } from "../../../api/use-service-text.ts";
import { useCountdown } from "../../../time/use-countdown.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { useScanAccess } from "../access/use-scan-access.ts";
import { type FailedScan, useFailureTexts } from "../result/use-failure-texts.ts";
import { usePageScan } from "./scan-provider.tsx";

/** Why a scan is not possible, or failed, and what to do about it. */
export function ScanAlerts() {
  const { t } = useTranslation("analysis");
  const sessionText = useServiceText("anonymousSession");
  const { access, sessionError, hasUsageCheckFailed, refresh } = useScanAccess();
  const isConnected = useIsConnected();
  const { lastFailure } = usePageScan().flow;
  if (access.kind === "daily_limit") {
    return <DailyLimitAlert dailyLimit={access.dailyLimit} resetTime={access.resetTime} />;
  }
  if (access.kind === "register") {
    return (
      <Alert tone="warning" title={t("scanner.visitorLimitTitle")} className="w-full max-w-xl">
        {t("scanner.visitorLimitText")}
      </Alert>
    );
  }
  if (lastFailure) return <FailureAlert failed={lastFailure} />;
  if (!sessionError && !(hasUsageCheckFailed && isConnected)) return null;
  return (
    <Alert
      title={t("scanner.sessionError")}
      className="w-full max-w-xl"
      action={
        <Button variant="secondary" size="sm" onClick={refresh}>
          {t("failure.retry")}
        </Button>
      }
    >
      {sessionError && sessionText(sessionError)}
    </Alert>
  );
}

/** Explains the last failed scan after its dialog was closed. */
function FailureAlert({ failed }: { failed: FailedScan }) {
  const { title, text } = useFailureTexts()(failed);
  const tone = failed.failure === "daily_limit" ? "orange" : "destructive";
  return (
    <Alert tone={tone} title={title} className="w-full max-w-xl">
      {text}
    </Alert>
  );
}

function DailyLimitAlert({ dailyLimit, resetTime }: { dailyLimit: number; resetTime: string | null }) {
  const { t } = useTranslation("analysis");
  const left = useCountdown(resetTime);
  return (
    <Alert
      tone="orange"
      title={t("scanner.limitTitle")}
      className="figures w-full max-w-xl"
      action={
        <ButtonLink to="/subscription" variant="pro" size="sm">
          {t("scanner.limitUpgrade")}
        </ButtonLink>
      }
    >
      <p>{t("scanner.limitText", { count: dailyLimit })}</p>
      {resetTime && <p>{left ? t("scanner.limitNext", { time: left }) : t("scanner.limitResetting")}</p>}
    </Alert>
  );
}
