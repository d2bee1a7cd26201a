import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { signInWithPasskey, startPasskeySignIn } from "#contract/endpoints/passkeys.ts";
import type { PasskeyAssertion } from "#contract/shapes/passkeys.ts";
import { request } from "../../../api/request.ts";
import { useErrorText } from "../../../api/use-error-text.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { deviceId } from "./device-id.ts";
import { askPasskey, browserSupportsWebAuthnAutofill, isCancelled, stopAutofill } from "./passkeys.ts";
import { useEnterAccount } from "./use-enter-account.ts";

interface PasskeyButtonProps {
  readonly beforeLeaving?: (() => Promise<unknown>) | undefined;
}

/** Undefined where the browser's list cannot be offered. It opens unasked, so that its failure is not shown. */
async function ask(isAutofill: boolean): Promise<PasskeyAssertion | undefined> {
  try {
    const start = await request(startPasskeySignIn, {});
    return await askPasskey({ ...start, isAutofill });
  } catch (failure) {
    if (isAutofill) return undefined;
    throw failure;
  }
}

/** Signs in with a passkey, also from the list that browsers show under the address field. */
export function PasskeyButton({ beforeLeaving }: PasskeyButtonProps) {
  const { t } = useTranslation(["auth", "errors"]);
  const errorText = useErrorText();
  const enterAccount = useEnterAccount();
  const signIn = useMutation({
    mutationFn: async ({ isAutofill }: { isAutofill: boolean }) => {
      const passkey = await ask(isAutofill);
      if (!passkey) return;
      const body = { passkey, deviceId: deviceId() };
      await enterAccount(await request(signInWithPasskey, { body }), beforeLeaving);
    },
  });
  const offerInList = useEffectEvent(async () => {
    if (await browserSupportsWebAuthnAutofill()) signIn.mutate({ isAutofill: true });
  });
  useEffect(() => {
    void offerInList();
    return stopAutofill;
  }, []);
  const isAsking = signIn.isPending && !signIn.variables.isAutofill;
  const failure = signIn.isError && !isCancelled(signIn.error);
  return (
    <div className="grid gap-3">
      {failure && <Alert>{errorText(signIn.error, t("passkey.failed"))}</Alert>}
      <Button
        variant="secondary"
        size="lg"
        isWide
        isBusy={isAsking}
        onClick={() => signIn.mutate({ isAutofill: false })}
      >
        {t("passkey.signIn")}
      </Button>
    </div>
  );
}
