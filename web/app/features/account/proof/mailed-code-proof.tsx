import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { mailProofCode, proveByMailedCode } from "#contract/endpoints/account.ts";
import { oneTimeCodeLength } from "#contract/limits.ts";
import { request } from "../../../api/request.ts";
import { Button } from "../../../ui/button.tsx";
import { CodeField } from "../code-field.tsx";
import { FormDialog } from "../form-dialog.tsx";
import { usePerson } from "../session/use-person.ts";
import { useDialogForm } from "../use-dialog-form.ts";
import { PasskeyProofButton } from "./passkey-proof-button.tsx";
import type { ProofDialogProps } from "./password-proof.tsx";
import { useSecondFactor } from "./use-second-factor.tsx";

/** For people without a password: a code is mailed once they ask for it. */
export function MailedCodeProof({
  isOpen,
  onClose,
  onProved,
  asksSecondFactor,
  hasPasskey,
}: ProofDialogProps) {
  const { t } = useTranslation(["account", "auth"]);
  const person = usePerson();
  const [code, setCode] = useState("");
  const [isMailed, setIsMailed] = useState(false);
  const mail = useMutation({
    mutationFn: () => request(mailProofCode, {}),
    onSuccess: () => setIsMailed(true),
  });
  const second = useSecondFactor(asksSecondFactor);
  const problem = code.length === oneTimeCodeLength ? undefined : t("auth:validation.required");
  const form = useDialogForm({
    isValid: !isMailed || (!problem && second.isValid),
    send: () =>
      isMailed ? request(proveByMailedCode, { body: { code, ...second.sent } }) : mail.mutateAsync(),
    onSent: () => isMailed && onProved(),
    clear: () => {
      setCode("");
      second.clear();
    },
    onClose,
  });
  const email = person?.email ?? "";
  return (
    <FormDialog
      isOpen={isOpen}
      {...form.dialog}
      title={t("proof.title")}
      description={isMailed ? t("proof.mailedText", { email }) : t("proof.mailText", { email })}
      submitLabel={isMailed ? t("proof.submit") : t("proof.mail")}
      isBusy={form.dialog.isBusy || mail.isPending}
      error={form.dialog.error ?? mail.error}
    >
      {isMailed && (
        <>
          <CodeField
            label={t("confirm.code")}
            value={code}
            onChange={setCode}
            error={form.wasSubmitted ? problem : undefined}
          />
          {second.renderField(form.wasSubmitted)}
          <Button variant="ghost" size="sm" className="justify-self-start" onClick={() => mail.mutate()}>
            {t("confirm.resend")}
          </Button>
        </>
      )}
      {hasPasskey && <PasskeyProofButton onProved={onProved} />}
    </FormDialog>
  );
}
