import { useState } from "react";
import { useTranslation } from "react-i18next";
import { typedCodeMaxLength } from "#contract/limits.ts";
import { TextField } from "../../../ui/text-field.tsx";

/** A code of the authenticator app, or a recovery code, in addition to another proof. */
export function useSecondFactor(isAsked: boolean) {
  const { t } = useTranslation(["account", "auth"]);
  const [code, setCode] = useState("");
  const isEmpty = code.trim() === "";
  return {
    isValid: !isAsked || !isEmpty,
    sent: isAsked ? { secondFactor: code } : {},
    clear: () => setCode(""),
    renderField: (wasSubmitted: boolean) =>
      isAsked && (
        <TextField
          label={t("proof.secondFactor")}
          name="second-factor"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={typedCodeMaxLength}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={wasSubmitted && isEmpty ? t("auth:validation.required") : undefined}
        />
      ),
  };
}
