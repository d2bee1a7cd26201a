import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { changeName } from "#contract/endpoints/account.ts";
import { personNameMaxLength } from "#contract/limits.ts";
import { request } from "../../api/request.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { Alert } from "../../ui/alert.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { userQuery } from "../session/user-query.ts";
import type { AccountDialogProps } from "./change-password-dialog.tsx";
import { FormDialog } from "./form-dialog.tsx";

export function ChangeNameDialog({ person, isOpen, onClose }: AccountDialogProps) {
  const { t } = useTranslation(["account", "auth"]);
  const errorText = useErrorText();
  const cache = useQueryClient();
  const [typed, setTyped] = useState<Partial<Record<"firstName" | "lastName", string>>>({});
  const [wasSent, setWasSent] = useState(false);
  const values = { firstName: person.firstName, lastName: person.lastName, ...typed };
  const change = useMutation({
    mutationFn: () => request(changeName, { body: values }),
    onSuccess: async () => {
      await cache.invalidateQueries(userQuery);
      showToast({ variant: "success", title: t("name.doneTitle") });
      close();
    },
  });
  const close = () => {
    setTyped({});
    setWasSent(false);
    change.reset();
    onClose();
  };
  const field = (name: "firstName" | "lastName") => ({
    label: t(`auth:field.${name}`),
    name,
    required: true,
    maxLength: personNameMaxLength,
    value: values[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
    error: wasSent && values[name].trim() === "" ? t("auth:validation.required") : undefined,
  });
  const submit = () => {
    setWasSent(true);
    if (values.firstName.trim() === "" || values.lastName.trim() === "") return false;
    change.mutate();
    return true;
  };
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={close}
      title={t("name.title")}
      submitLabel={t("name.submit")}
      isBusy={change.isPending}
      onSubmit={submit}
    >
      {change.isError && <Alert>{errorText(change.error)}</Alert>}
      <TextField {...field("firstName")} autoComplete="given-name" />
      <TextField {...field("lastName")} autoComplete="family-name" />
    </FormDialog>
  );
}
