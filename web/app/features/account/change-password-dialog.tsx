import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { changePassword } from "#contract/endpoints/account.ts";
import { request } from "../../api/request.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { Alert } from "../../ui/alert.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import type { Person } from "../session/use-person.ts";
import { FormDialog } from "./form-dialog.tsx";
import { NewPasswordField, useNewPasswordProblem } from "./new-password-field.tsx";

export interface AccountDialogProps {
  readonly person: Person;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const empty = { currentPassword: "", newPassword: "" };

export function ChangePasswordDialog({ person, isOpen, onClose }: AccountDialogProps) {
  const { t } = useTranslation(["account", "auth"]);
  const errorText = useErrorText();
  const [values, setValues] = useState(empty);
  const [wasSent, setWasSent] = useState(false);
  const newProblem = useNewPasswordProblem()(values.newPassword);
  const currentProblem = values.currentPassword ? undefined : t("auth:validation.required");
  const change = useMutation({
    mutationFn: () => request(changePassword, { body: values }),
    onSuccess: () => {
      showToast({ variant: "success", title: t("password.doneTitle"), description: t("password.doneText") });
      close();
    },
  });
  // Passwords are not kept longer than the dialog is open.
  const close = () => {
    setValues(empty);
    setWasSent(false);
    change.reset();
    onClose();
  };
  const submit = () => {
    setWasSent(true);
    if (newProblem || currentProblem) return false;
    change.mutate();
    return true;
  };
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={close}
      title={t("password.title")}
      description={t("password.text")}
      submitLabel={t("password.submit")}
      isBusy={change.isPending}
      onSubmit={submit}
    >
      {change.isError && <Alert>{errorText(change.error)}</Alert>}
      {/* Tells password managers whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={person.email} />
      <PasswordField
        label={t("password.current")}
        name="current-password"
        autoComplete="current-password"
        required
        value={values.currentPassword}
        onChange={(event) => setValues({ ...values, currentPassword: event.target.value })}
        error={wasSent ? currentProblem : undefined}
      />
      <NewPasswordField
        label={t("password.new")}
        value={values.newPassword}
        onChange={(newPassword) => setValues({ ...values, newPassword })}
        error={wasSent ? newProblem : undefined}
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
