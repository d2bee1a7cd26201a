import { useTranslation } from "react-i18next";
import { FormDialog } from "./form-dialog.tsx";
import type { Person } from "./session/use-person.ts";
import { useDialogForm } from "./use-dialog-form.ts";
import { useMailPasswordLink } from "./use-mail-password-link.ts";

interface SetPasswordDialogProps {
  readonly person: Person;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** For people who sign in through a provider: the first password is set with a mailed link. */
export function SetPasswordDialog({ person: { email }, isOpen, onClose }: SetPasswordDialogProps) {
  const { t } = useTranslation("account");
  const { mailLink, showMailed } = useMailPasswordLink(email);
  const form = useDialogForm({
    isValid: email !== "",
    send: mailLink,
    onSent: (close) => {
      showMailed();
      close();
    },
    clear: () => undefined,
    onClose,
  });
  return (
    <FormDialog
      isOpen={isOpen}
      {...form.dialog}
      title={t("methods.passwordMissingTitle")}
      description={t("methods.passwordMissingText", { email })}
      submitLabel={t("methods.setPassword")}
    ></FormDialog>
  );
}
