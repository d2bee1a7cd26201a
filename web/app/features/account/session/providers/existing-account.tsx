import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { linkClaimedProvider, startEmptyAccount } from "#contract/endpoints/sign-in-providers.ts";
import type { ProviderOutcome } from "#contract/shapes/sign-in-providers.ts";
import { signInProviderLabels } from "#domain/people/sign-in-providers.ts";
import { request } from "../../../../api/request.ts";
import { useErrorText } from "../../../../api/use-error-text.ts";
import { useFailureToast } from "../../../../api/use-failure-toast.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Button } from "../../../../ui/button.tsx";
import { showToast } from "../../../../ui/toast/toast-store.ts";
import { deviceId } from "../device-id.ts";
import { LoginForm } from "../login-form.tsx";
import { useEnterAccount } from "../use-enter-account.ts";

interface ExistingAccountProps {
  readonly existing: Extract<ProviderOutcome, { outcome: "account_exists" }>;
}

/** An account has the address: its person signs in, and the provider is then linked. */
export function ExistingAccount({
  existing: { provider, ticket, email, isConfirmed },
}: ExistingAccountProps) {
  const { t } = useTranslation(["auth", "errors"]);
  const showFailure = useFailureToast();
  const label = signInProviderLabels[provider];
  const link = async () => {
    try {
      await request(linkClaimedProvider, { body: { ticket } });
      showToast({ variant: "success", title: t("provider.linked", { provider: label }) });
    } catch (error) {
      showFailure(t("provider.linkFailed", { provider: label }), error);
    }
  };
  return (
    <div className="grid gap-6">
      <Alert tone="info" title={t("provider.existsTitle")}>
        {t("provider.existsText", { email, provider: label })}
      </Alert>
      <LoginForm initialEmail={email} beforeLeaving={link} />
      {!isConfirmed && <StartEmpty ticket={ticket} />}
    </div>
  );
}

/** For the owner of an address that somebody else used without proof. */
function StartEmpty({ ticket }: { ticket: string }) {
  const { t } = useTranslation("auth");
  const errorText = useErrorText();
  const language = useLanguage();
  const enterAccount = useEnterAccount();
  const start = useMutation({
    mutationFn: async () => {
      const body = { ticket, language, deviceId: deviceId() };
      await enterAccount(await request(startEmptyAccount, { body }));
    },
  });
  return (
    <div className="grid gap-3 border-t border-line pt-5">
      <p className="text-ink-soft">{t("provider.notYours")}</p>
      {start.isError && <Alert>{errorText(start.error)}</Alert>}
      <Button variant="secondary" isWide isBusy={start.isPending} onClick={() => start.mutate()}>
        {t("provider.startEmpty")}
      </Button>
    </div>
  );
}
