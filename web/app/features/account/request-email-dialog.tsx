import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { changeEmail } from "#contract/endpoints/account.ts";
import { emailMaxLength } from "#contract/limits.ts";
import { isEmail } from "#domain/people/email.ts";
import { request } from "../../api/request.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { Alert } from "../../ui/alert.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { userQuery } from "../session/user-query.ts";
import type { AccountDialogProps } from "./change-password-dialog.tsx";
import { FormDialog } from "./form-dialog.tsx";

export function RequestEmailDialog({ person, isOpen, onClose }: AccountDialogProps) {
  const { t } = useTranslation(["account", "auth"]);
  const errorText = useErrorText();
  const cache = useQueryClient();
  const [values, setValues] = useState({ email: "", password: "" });
  const [wasSent, setWasSent] = useState(false);
  const change = useMutation({
    mutationFn: () => request(changeEmail, { body: { ...values, email: values.email.trim() } }),
    // The dialog then asks for the code.
    onSuccess: () => cache.invalidateQueries(userQuery),
  });
  const emailProblem = isEmail(values.email) ? undefined : t("auth:validation.emailInvalid");
  const passwordProblem = values.password ? undefined : t("auth:validation.required");
  const close = () => {
    setValues({ ...values, password: "" });
    setWasSent(false);
    change.reset();
    onClose();
  };
  const submit = () => {
    setWasSent(true);
    if (emailProblem || passwordProblem) return false;
    change.mutate();
    return true;
  };
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={close}
      title={t("email.title")}
      description={t("email.text")}
      submitLabel={t("email.submit")}
      isBusy={change.isPending}
      onSubmit={submit}
    >
      {change.isError && <Alert>{errorText(change.error)}</Alert>}
      <TextField label={t("email.present")} readOnly value={person.email || t("email.none")} />
      <TextField
        label={t("email.new")}
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={emailMaxLength}
        value={values.email}
        onChange={(event) => setValues({ ...values, email: event.target.value })}
        error={wasSent ? emailProblem : undefined}
      />
      <PasswordField
        label={t("email.password")}
        name="current-password"
        autoComplete="current-password"
        required
        value={values.password}
        onChange={(event) => setValues({ ...values, password: event.target.value })}
        error={wasSent ? passwordProblem : undefined}
      />
    </FormDialog>
  );
}
