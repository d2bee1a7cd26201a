// Asks before something that cannot be undone.
import { useTranslation } from "react-i18next";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly isBusy?: boolean;
}

export function ConfirmDialog({
  isOpen,
  title,
  text,
  confirmLabel,
  onConfirm,
  onClose,
  isBusy,
}: ConfirmDialogProps) {
  const { t } = useTranslation("common");
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      description={text}
      width="sm"
      isCompact
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose} disabled={isBusy}>
            {t("action.cancel")}
          </Button>
          <Button variant="danger" onClick={onConfirm} isBusy={isBusy ?? false}>
            {confirmLabel}
          </Button>
        </div>
      }
    />
  );
}
