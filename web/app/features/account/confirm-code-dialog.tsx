import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { cancelEmailChange, confirmEmailByCode, resendConfirmation } from "#contract/endpoints/account.ts";
import { oneTimeCodeLength } from "#contract/limits.ts";
import { request } from "../../api/request.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import type { AccountDialogProps } from "./change-password-dialog.tsx";
import { CodeField } from "./code-field.tsx";
import { FormDialog } from "./form-dialog.tsx";
import { RequestEmailDialog } from "./request-email-dialog.tsx";
import { userQuery } from "./session/user-query.ts";

export function ConfirmCodeDialog(props: AccountDialogProps) {
  const { person, isOpen, onClose } = props;
  const { t } = useTranslation("account");
  const cache = useQueryClient();
  const [code, setCode] = useState("");
  const [isNamingAnother, setIsNamingAnother] = useState(false);
  const confirm = useMutation({
    mutationFn: () => request(confirmEmailByCode, { body: { code } }),
    onSuccess: async () => {
      showToast({ variant: "success", title: t("confirm.doneTitle"), description: t("confirm.doneText") });
      close();
      await cache.invalidateQueries(userQuery);
    },
  });
  const resend = useMutation({
    mutationFn: () => request(resendConfirmation, {}),
    onSuccess: () =>
      showToast({
        variant: "success",
        title: t("confirm.resentTitle"),
        description: t("confirm.resentText"),
      }),
  });
  const cancel = useMutation({
    mutationFn: () => request(cancelEmailChange, {}),
    onSuccess: () => cache.invalidateQueries(userQuery),
  });
  const close = () => {
    setCode("");
    confirm.reset();
    onClose();
  };
  const submit = () => {
    if (code.length !== oneTimeCodeLength) return false;
    confirm.mutate();
    return true;
  };
  if (isNamingAnother) return <RequestEmailDialog {...props} />;
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={close}
      title={t("confirm.title")}
      description={t("confirm.text", { email: person.pendingEmail ?? person.email })}
      submitLabel={t("confirm.submit")}
      isBusy={confirm.isPending}
      error={confirm.error ?? resend.error ?? cancel.error}
      onSubmit={submit}
    >
      <CodeField label={t("confirm.code")} value={code} onChange={setCode} />
      <div className="flex flex-wrap gap-x-2">
        <Button variant="ghost" size="sm" isBusy={resend.isPending} onClick={() => resend.mutate()}>
          {t("confirm.resend")}
        </Button>
        {person.pendingEmail !== null ? (
          <Button variant="ghost" size="sm" isBusy={cancel.isPending} onClick={() => cancel.mutate()}>
            {t("confirm.keep")}
          </Button>
        ) : (
          <Button variant="ghost" size="sm" onClick={() => setIsNamingAnother(true)}>
            {t("email.title")}
          </Button>
        )}
      </div>
    </FormDialog>
  );
}
