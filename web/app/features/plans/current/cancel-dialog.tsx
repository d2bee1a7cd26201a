import { type FormEvent, useId } from "react";
import { useTranslation } from "react-i18next";
import { cancelReasonMaxLength } from "#contract/limits.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextareaField } from "../../../ui/textarea-field.tsx";
import { useDraft } from "../../account/session/use-draft.ts";
import { useCancelSubscription } from "./use-cancel-subscription.ts";

interface CancelDialogProps {
  /** The last day of Pro, formatted. */
  readonly endDate: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const emptyForm = { reason: "" };

export function CancelDialog({ endDate, isOpen, onClose }: CancelDialogProps) {
  const { t } = useTranslation("subscription");
  const formId = useId();
  const { values, change, forget } = useDraft("cancel-reason", emptyForm);
  const cancel = useCancelSubscription(() => {
    forget();
    onClose();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!cancel.isPending) cancel.mutate(values.reason);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("cancel.title")}
      description={t("cancel.text", { date: endDate })}
      width="sm"
      isCompact
      footer={
        <div className="row-of-equals flex-wrap-reverse gap-3">
          <Button variant="secondary" disabled={cancel.isPending} onClick={onClose}>
            {t("cancel.keep")}
          </Button>
          <Button type="submit" form={formId} variant="danger" isBusy={cancel.isPending}>
            {t("cancel.confirm")}
          </Button>
        </div>
      }
    >
      <form id={formId} onSubmit={submit}>
        <TextareaField
          label={t("cancel.reason")}
          hint={t("cancel.reasonHint")}
          rows={3}
          maxLength={cancelReasonMaxLength}
          value={values.reason}
          onChange={(event) => change({ reason: event.target.value })}
        />
      </form>
    </Dialog>
  );
}
