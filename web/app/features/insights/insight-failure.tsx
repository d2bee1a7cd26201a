import { useTranslation } from "react-i18next";
import { RetryAlert } from "../../ui/retry-alert.tsx";

/** `text` says why, where there is room for it. */
export function InsightFailure({ text, onRetry }: { text?: string; onRetry: () => void }) {
  const { t } = useTranslation("dashboard");
  return (
    <RetryAlert title={t("summary.failed")} onRetry={onRetry}>
      {text}
    </RetryAlert>
  );
}
