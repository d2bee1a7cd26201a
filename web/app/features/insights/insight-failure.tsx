import { useTranslation } from "react-i18next";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";

/** `text` says why, where there is room for it. */
export function InsightFailure({ text, onRetry }: { text?: string; onRetry: () => void }) {
  const { t } = useTranslation("dashboard");
  return (
    <Alert
      title={t("summary.failed")}
      action={
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {t("summary.retry")}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
