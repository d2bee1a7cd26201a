import { useMutation } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { startPasskeySignIn } from "#contract/endpoints/passkeys.ts";
import type { PasskeyAssertion } from "#contract/shapes/passkeys.ts";
import { request } from "../../api/request.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { CheckCircleIcon } from "../../ui/icons/status-icons.tsx";
import { askPasskey, isCancelled } from "./session/passkeys.ts";

interface KeepPasskeyProps {
  readonly isKept: boolean;
  readonly onKept: (passkey: PasskeyAssertion) => void;
}

/** Who uses a passkey while the password is set anew keeps it. */
export function KeepPasskey({ isKept, onKept }: KeepPasskeyProps) {
  const { t } = useTranslation(["account", "auth"]);
  const errorText = useErrorText();
  const hintId = useId();
  const ask = useMutation({
    mutationFn: async () => askPasskey(await request(startPasskeySignIn, {})),
    onSuccess: onKept,
  });
  return (
    <div className="grid gap-2">
      {ask.isError && !isCancelled(ask.error) && (
        <Alert>{errorText(ask.error, t("auth:passkey.failed"))}</Alert>
      )}
      <Button
        variant="secondary"
        isWide
        isBusy={ask.isPending}
        disabled={isKept}
        aria-describedby={hintId}
        onClick={() => ask.mutate()}
      >
        {t("reset.keepPasskey")}
      </Button>
      <p id={hintId} role="status" className="flex items-center gap-2 text-sm text-ink-muted">
        {isKept && <CheckCircleIcon className="size-4 shrink-0 text-basil-700" />}
        {t(isKept ? "reset.passkeyKept" : "reset.passkeyHint")}
      </p>
    </div>
  );
}
