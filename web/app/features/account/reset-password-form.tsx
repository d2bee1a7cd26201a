import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { resetPassword } from "#contract/endpoints/account.ts";
import { typedCodeMaxLength } from "#contract/limits.ts";
import type { PasskeyAssertion } from "#contract/shapes/passkeys.ts";
import type { CountedWay, EndableWay } from "#contract/shapes/ways-in.ts";
import { ApiError } from "../../api/api-error.ts";
import { request } from "../../api/request.ts";
import { clearEndedSession } from "../../api/session-end.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { focusFirstProblem } from "../../ui/focus-first-problem.ts";
import { TextField } from "../../ui/text-field.tsx";
import { EndedWays } from "./ended-ways.tsx";
import { KeepPasskey } from "./keep-passkey.tsx";
import { NewPasswordField, useNewPasswordProblem } from "./new-password-field.tsx";
import { PasswordResetDone } from "./password-reset-done.tsx";
import { hasPasskeySupport } from "./session/has-passkey-support.ts";

interface ResetPasswordFormProps {
  readonly token: string;
  readonly startsEmpty: boolean;
  /** Unless it is proved here. */
  readonly ends: readonly CountedWay[];
  readonly onDone: () => void;
}

/** Proofs beside the mailbox: each keeps what it proves. */
function useProofs(ends: readonly CountedWay[]) {
  const [code, setCode] = useState("");
  const [passkey, setPasskey] = useState<PasskeyAssertion>();
  const kept = (way: EndableWay) =>
    (way === "authenticator" && code.trim() !== "") || (way === "passkeys" && passkey) ? 1 : 0;
  return {
    ...{ code, setCode, passkey, setPasskey },
    sent: { ...(code.trim() !== "" && { code }), ...(passkey && { passkey }) },
    ends: ends.map(({ way, count }) => ({ way, count: count - kept(way) })).filter(({ count }) => count > 0),
    has: (way: EndableWay) => ends.some((each) => each.way === way),
  };
}

/**
 * Forgets the session that the new password has ended. If the server cannot be reached, the next page that needs the session
 * finds out.
 */
async function leaveEndedSession(queryClient: QueryClient): Promise<void> {
  await clearEndedSession().catch(() => undefined);
  queryClient.removeQueries({ type: "inactive" });
}

export function ResetPasswordForm({ token, startsEmpty, ends, onDone }: ResetPasswordFormProps) {
  const { t } = useTranslation(["account", "auth"]);
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const language = useLanguage();
  const [password, setPassword] = useState("");
  const [wasSent, setWasSent] = useState(false);
  const proofs = useProofs(ends);
  const problem = useNewPasswordProblem()(password);
  const reset = useMutation({
    mutationFn: () => request(resetPassword, { body: { token, password, language, ...proofs.sent } }),
    onSuccess: () => {
      onDone();
      return leaveEndedSession(queryClient);
    },
    onError: (failure) => {
      // An answer of a passkey counts once.
      if (failure instanceof ApiError && failure.code === "passkey_refused") proofs.setPasskey(undefined);
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWasSent(true);
    if (problem) return focusFirstProblem(event.currentTarget);
    if (!reset.isPending) reset.mutate();
  };
  if (reset.isSuccess) return <PasswordResetDone ended={reset.data.ended} />;
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      {startsEmpty ? (
        <Alert tone="info">{t("reset.emptyText")}</Alert>
      ) : (
        <p className="text-ink-muted">{t("reset.intro")}</p>
      )}
      {reset.isError && <Alert>{errorText(reset.error)}</Alert>}
      <NewPasswordField
        label={t("password.new")}
        value={password}
        onChange={setPassword}
        error={wasSent ? problem : undefined}
      />
      {proofs.has("authenticator") && (
        <TextField
          label={t("reset.code")}
          hint={t("reset.codeHint")}
          name="second-factor"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={typedCodeMaxLength}
          value={proofs.code}
          onChange={(event) => proofs.setCode(event.target.value)}
        />
      )}
      {proofs.has("passkeys") && hasPasskeySupport() && (
        <KeepPasskey isKept={proofs.passkey !== undefined} onKept={proofs.setPasskey} />
      )}
      <EndedWays title={t("reset.ends")} ways={proofs.ends} />
      <Button type="submit" size="lg" isWide isBusy={reset.isPending}>
        {reset.isPending ? t("reset.submitting") : t("reset.submit")}
      </Button>
    </form>
  );
}
