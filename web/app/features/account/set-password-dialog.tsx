import { useTranslation } from "react-i18next";
import { forgotPassword } from "#contract/endpoints/account.ts";
import { request } from "../../api/request.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { Alert } from "../../ui/alert.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import type { Person } from "../session/use-person.ts";
import { FormDialog } from "./form-dialog.tsx";
import { useDialogForm } from "./use-dialog-form.ts";

interface SetPasswordDialogProps {
  readonly person: Person;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** For people who sign in through a provider: the first password is set with a mailed link. */
export function SetPasswordDialog({ person: { email }, isOpen, onClose }: SetPasswordDialogProps) {
  const { t } = useTranslation("account");
  const errorText = useErrorText();
  const form = useDialogForm({
    isValid: email !== "",
    send: () => request(forgotPassword, { body: { email } }),
    onSent: (close) => {
      showToast({ variant: "success", title: t("methods.mailed", { email }) });
      close();
    },
    clear: () => undefined,
    onClose,
  });
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={form.close}
      title={t("methods.passwordMissingTitle")}
      description={t("methods.passwordMissingText", { email })}
      submitLabel={t("methods.setPassword")}
      isBusy={form.isBusy}
      onSubmit={form.submit}
    >
      {form.error && <Alert>{errorText(form.error)}</Alert>}
    </FormDialog>
  );
}
