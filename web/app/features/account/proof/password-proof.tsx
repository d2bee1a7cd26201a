import { useState } from "react";
import { useTranslation } from "react-i18next";
import { proveByPassword } from "#contract/endpoints/account.ts";
import { request } from "../../../api/request.ts";
import { PasswordField } from "../../../ui/password-field.tsx";
import { FormDialog } from "../form-dialog.tsx";
import { usePerson } from "../session/use-person.ts";
import { useDialogForm } from "../use-dialog-form.ts";
import { PasskeyProofButton } from "./passkey-proof-button.tsx";
import { useSecondFactor } from "./use-second-factor.tsx";

export interface ProofDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onProved: () => void;
  readonly asksSecondFactor: boolean;
  readonly hasPasskey: boolean;
}

export function PasswordProof({ isOpen, onClose, onProved, asksSecondFactor, hasPasskey }: ProofDialogProps) {
  const { t } = useTranslation(["account", "auth"]);
  const person = usePerson();
  const [password, setPassword] = useState("");
  const second = useSecondFactor(asksSecondFactor);
  const problem = password ? undefined : t("auth:validation.required");
  const form = useDialogForm({
    isValid: !problem && second.isValid,
    send: () => request(proveByPassword, { body: { password, ...second.sent } }),
    onSent: onProved,
    clear: () => {
      setPassword("");
      second.clear();
    },
    onClose,
  });
  return (
    <FormDialog
      isOpen={isOpen}
      {...form.dialog}
      title={t("proof.title")}
      description={t("proof.passwordText")}
      submitLabel={t("proof.submit")}
    >
      {/* Tells password managers whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={person?.email ?? ""} />
      <PasswordField
        label={t("email.password")}
        name="current-password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={form.wasSubmitted ? problem : undefined}
      />
      {second.renderField(form.wasSubmitted)}
      {hasPasskey && <PasskeyProofButton onProved={onProved} />}
    </FormDialog>
  );
}
