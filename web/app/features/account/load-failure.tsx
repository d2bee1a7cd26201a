import { useTranslation } from "react-i18next";
import { useErrorText } from "../../api/use-error-text.ts";
import { Button } from "../../ui/button.tsx";

export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation("common");
  const errorText = useErrorText();
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p className="text-ink-muted">{errorText(error)}</p>
      <Button variant="secondary" size="sm" onClick={onRetry}>
        {t("action.retry")}
      </Button>
    </div>
  );
}
