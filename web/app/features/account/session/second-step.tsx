import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { completeLogin } from "#contract/endpoints/second-factor.ts";
import { typedCodeMaxLength } from "#contract/limits.ts";
import { ApiError } from "../../../api/api-error.ts";
import { request } from "../../../api/request.ts";
import { useErrorText } from "../../../api/use-error-text.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useCloseOnBack } from "../../../ui/use-close-on-back.ts";
import { deviceId } from "./device-id.ts";
import { useEnterAccount } from "./use-enter-account.ts";

interface SecondStepProps {
  readonly challenge: string;
  readonly beforeLeaving?: (() => Promise<unknown>) | undefined;
  readonly onBack: () => void;
}

/** After the password: a code of the authenticator app, or a recovery code. */
export function SecondStep({ challenge, beforeLeaving, onBack }: SecondStepProps) {
  const { t } = useTranslation(["auth", "errors"]);
  const errorText = useErrorText();
  const enterAccount = useEnterAccount();
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState("");
  const [isRecovery, setIsRecovery] = useState(false);
  const [wasSent, setWasSent] = useState(false);
  useCloseOnBack(onBack);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each kind of code has a field of its own
  useEffect(() => form.current?.querySelector("input")?.focus(), [isRecovery]);
  const complete = useMutation({
    mutationFn: async () => {
      const tokens = await request(completeLogin, { body: { challenge, code, deviceId: deviceId() } });
      await enterAccount(tokens, beforeLeaving);
    },
  });
  const isOver = complete.error instanceof ApiError && complete.error.code === "login_expired";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (code.trim() !== "" && !complete.isPending) complete.mutate();
  };
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-1">
        <h2 className="text-xl">{t("secondStep.title")}</h2>
        <p className="text-ink-muted">{t(isRecovery ? "secondStep.recoveryText" : "secondStep.text")}</p>
      </div>
      {complete.isError && <Alert>{errorText(complete.error)}</Alert>}
      <TextField
        key={isRecovery ? "recovery" : "app"}
        label={t(isRecovery ? "secondStep.recoveryCode" : "secondStep.code")}
        name="code"
        inputMode={isRecovery ? "text" : "numeric"}
        autoComplete={isRecovery ? "off" : "one-time-code"}
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={typedCodeMaxLength}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={wasSent && code.trim() === "" ? t("validation.required") : undefined}
      />
      <Button type="submit" size="lg" isWide isBusy={complete.isPending} disabled={isOver}>
        {t("secondStep.submit")}
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="ghost" size="sm" onClick={onBack}>
          {t("secondStep.back")}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            setCode("");
            setIsRecovery(!isRecovery);
          }}
        >
          {t(isRecovery ? "secondStep.useApp" : "secondStep.useRecovery")}
        </Button>
      </div>
    </form>
  );
}
