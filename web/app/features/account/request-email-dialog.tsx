import { useQueryClient } from "@tanstack/react-query";
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
import { useDialogForm } from "./use-dialog-form.ts";

export function RequestEmailDialog({ person, isOpen, onClose }: AccountDialogProps) {
  const { t } = useTranslation(["account", "auth"]);
  const errorText = useErrorText();
  const cache = useQueryClient();
  const [values, setValues] = useState({ email: "", password: "" });
  const emailProblem = isEmail(values.email) ? undefined : t("auth:validation.emailInvalid");
  const passwordProblem = values.password ? undefined : t("auth:validation.required");
  const form = useDialogForm({
    isValid: !emailProblem && !passwordProblem,
    send: () => request(changeEmail, { body: { ...values, email: values.email.trim() } }),
    // The dialog then asks for the code.
    onSent: () => cache.invalidateQueries(userQuery),
    clear: () => setValues({ ...values, password: "" }),
    onClose,
  });
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={form.close}
      title={t("email.title")}
      description={t("email.text")}
      submitLabel={t("email.submit")}
      isBusy={form.isBusy}
      onSubmit={form.submit}
    >
      {form.error && <Alert>{errorText(form.error)}</Alert>}
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
        error={form.wasSubmitted ? emailProblem : undefined}
      />
      <PasswordField
        label={t("email.password")}
        name="current-password"
        autoComplete="current-password"
        required
        value={values.password}
        onChange={(event) => setValues({ ...values, password: event.target.value })}
        error={form.wasSubmitted ? passwordProblem : undefined}
      />
    </FormDialog>
  );
}
