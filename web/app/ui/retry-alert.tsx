import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";

interface RetryAlertProps {
  readonly title?: string;
  readonly onRetry: () => void;
  readonly children?: ReactNode;
}

/** Says that something failed, with a button to try it again. */
export function RetryAlert({ title, onRetry, children }: RetryAlertProps) {
  const { t } = useTranslation("common");
  return (
    <Alert
      {...(title !== undefined && { title })}
      action={
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {t("action.retry")}
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
