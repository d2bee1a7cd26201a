import { useTranslation } from "react-i18next";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";

export function InsightFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation("dashboard");
  return (
    <Alert
      title={t("summary.failed")}
      action={
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {t("summary.retry")}
        </Button>
      }
    />
  );
}
