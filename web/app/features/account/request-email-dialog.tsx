import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { changeEmail } from "#contract/endpoints/account.ts";
import { emailMaxLength } from "#contract/limits.ts";
import { isEmail } from "#domain/people/email.ts";
import { request } from "../../api/request.ts";
import { TextField } from "../../ui/text-field.tsx";
import type { AccountDialogProps } from "./change-password-dialog.tsx";
import { FormDialog } from "./form-dialog.tsx";
import { userQuery } from "./session/user-query.ts";
import { useDialogForm } from "./use-dialog-form.ts";

export function RequestEmailDialog({ person, isOpen, onClose }: AccountDialogProps) {
  const { t } = useTranslation(["account", "auth"]);
  const cache = useQueryClient();
  const [email, setEmail] = useState("");
  const emailProblem = isEmail(email) ? undefined : t("auth:validation.emailInvalid");
  const form = useDialogForm({
    isValid: !emailProblem,
    send: () => request(changeEmail, { body: { email: email.trim() } }),
    // The dialog then asks for the code.
    onSent: () => cache.invalidateQueries(userQuery),
    clear: () => {},
    onClose,
  });
  return (
    <FormDialog
      isOpen={isOpen}
      {...form.dialog}
      title={t("email.title")}
      description={t("email.text")}
      submitLabel={t("email.submit")}
    >
      <TextField label={t("email.present")} readOnly value={person.email || t("email.none")} />
      <TextField
        label={t("email.new")}
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={emailMaxLength}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={form.wasSubmitted ? emailProblem : undefined}
      />
    </FormDialog>
  );
}
