import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { changeName } from "#contract/endpoints/account.ts";
import { personNameMaxLength } from "#contract/limits.ts";
import { request } from "../../api/request.ts";
import { TextField } from "../../ui/text-field.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import type { AccountDialogProps } from "./change-password-dialog.tsx";
import { FormDialog } from "./form-dialog.tsx";
import { userQuery } from "./session/user-query.ts";
import { useDialogForm } from "./use-dialog-form.ts";

export function ChangeNameDialog({ person, isOpen, onClose }: AccountDialogProps) {
  const { t } = useTranslation(["account", "auth"]);
  const cache = useQueryClient();
  const [typed, setTyped] = useState<Partial<Record<"firstName" | "lastName", string>>>({});
  const values = { firstName: person.firstName, lastName: person.lastName, ...typed };
  const form = useDialogForm({
    isValid: values.firstName.trim() !== "",
    send: () => request(changeName, { body: values }),
    onSent: async (close) => {
      await cache.invalidateQueries(userQuery);
      showToast({ variant: "success", title: t("name.doneTitle") });
      close();
    },
    clear: () => setTyped({}),
    onClose,
  });
  const field = (name: "firstName" | "lastName") => ({
    label: t(`auth:field.${name}`),
    name,
    required: name === "firstName",
    maxLength: personNameMaxLength,
    value: values[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
    error:
      name === "firstName" && form.wasSubmitted && values.firstName.trim() === ""
        ? t("auth:validation.required")
        : undefined,
  });
  return (
    <FormDialog isOpen={isOpen} {...form.dialog} title={t("name.title")} submitLabel={t("name.submit")}>
      <TextField {...field("firstName")} autoComplete="given-name" />
      <TextField {...field("lastName")} autoComplete="family-name" />
    </FormDialog>
  );
}
