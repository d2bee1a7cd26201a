import { type FormEvent, type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../api/use-error-text.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { focusFirstProblem } from "../../ui/focus-first-problem.ts";

interface FormDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly description?: string;
  readonly submitLabel: string;
  readonly isBusy: boolean;
  /** Why it could not be sent. */
  readonly error?: Error | null;
  /** False when a field has a problem; it then gets the focus. */
  readonly onSubmit: () => boolean;
  readonly children?: ReactNode;
}

export function FormDialog(props: FormDialogProps) {
  const { isOpen, onClose, title, description, submitLabel, isBusy, error, onSubmit, children } = props;
  const { t } = useTranslation("common");
  const errorText = useErrorText();
  const formId = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy && !onSubmit()) focusFirstProblem(event.currentTarget);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      {...(description !== undefined && { description })}
      width="sm"
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {t("action.cancel")}
          </Button>
          <Button type="submit" form={formId} isBusy={isBusy} className="flex-1 sm:flex-none">
            {submitLabel}
          </Button>
        </div>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={submit} className="grid gap-4">
        {error && <Alert>{errorText(error)}</Alert>}
        {children}
      </form>
    </Dialog>
  );
}
