import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { changePassword } from "#contract/endpoints/account.ts";
import { request } from "../../api/request.ts";
import { PasswordField } from "../../ui/password-field.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { FormDialog } from "./form-dialog.tsx";
import { NewPasswordField, useNewPasswordProblem } from "./new-password-field.tsx";
import type { Person } from "./session/use-person.ts";
import { SetPasswordDialog } from "./set-password-dialog.tsx";
import { useDialogForm } from "./use-dialog-form.ts";

export interface AccountDialogProps {
  readonly person: Person;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const empty = { currentPassword: "", newPassword: "" };

export function ChangePasswordDialog(props: AccountDialogProps) {
  return props.person.hasPassword ? <ReplacePasswordDialog {...props} /> : <SetPasswordDialog {...props} />;
}

function ReplacePasswordDialog({ person, isOpen, onClose }: AccountDialogProps) {
  const { t } = useTranslation(["account", "auth"]);
  const [values, setValues] = useState(empty);
  const newProblem = useNewPasswordProblem()(values.newPassword);
  const currentProblem = values.currentPassword ? undefined : t("auth:validation.required");
  const form = useDialogForm({
    isValid: !newProblem && !currentProblem,
    send: () => request(changePassword, { body: values }),
    onSent: (close) => {
      showToast({ variant: "success", title: t("password.doneTitle"), description: t("password.doneText") });
      close();
    },
    clear: () => setValues(empty),
    onClose,
  });
  return (
    <FormDialog
      isOpen={isOpen}
      {...form.dialog}
      title={t("password.title")}
      description={t("password.text")}
      submitLabel={t("password.submit")}
    >
      {/* Tells password managers whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={person.email} />
      <PasswordField
        label={t("password.current")}
        name="current-password"
        autoComplete="current-password"
        required
        value={values.currentPassword}
        onChange={(event) => setValues({ ...values, currentPassword: event.target.value })}
        error={form.wasSubmitted ? currentProblem : undefined}
      />
      <NewPasswordField
        label={t("password.new")}
        value={values.newPassword}
        onChange={(newPassword) => setValues({ ...values, newPassword })}
        error={form.wasSubmitted ? newProblem : undefined}
      />
      <Link
        to="/forgot-password"
        className="justify-self-start py-1 text-sm font-medium text-basil-700 underline underline-offset-2"
      >
        {t("password.forgot")}
      </Link>
    </FormDialog>
  );
}
