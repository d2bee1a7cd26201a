import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { startProviderLink, unlinkProvider } from "#contract/endpoints/sign-in-providers.ts";
import type { SignInMethods } from "#contract/shapes/sign-in-providers.ts";
import { type SignInProviderName, signInProviderLabels } from "#domain/people/sign-in-providers.ts";
import { request } from "../../api/request.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useFailureToast } from "../../api/use-failure-toast.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { securityEventsQuery, signInMethodsQuery } from "./security-queries.ts";
import { ProviderMark } from "./session/providers/provider-mark.tsx";
import { useLeaveForProvider } from "./session/providers/use-leave-for-provider.ts";
import { SignInMethodRow } from "./sign-in-method-row.tsx";

interface ProviderRowProps {
  readonly provider: SignInProviderName;
  readonly linked: SignInMethods["linked"][number] | undefined;
  readonly isOffered: boolean;
  /** Without it nobody could sign in any more. */
  readonly isOnlyWay: boolean;
}

export function ProviderRow({ provider, linked, isOffered, isOnlyWay }: ProviderRowProps) {
  const { t } = useTranslation("account");
  const errorText = useErrorText();
  const name = signInProviderLabels[provider];
  const linking = useLeaveForProvider((chosen: SignInProviderName) =>
    request(startProviderLink, { body: { provider: chosen } }),
  );
  const state = linked ? (linked.email ?? t("methods.linked")) : t("methods.notLinked");
  const detail = isOnlyWay && linked ? `${state}\u00a0· ${t("methods.onlyWay")}` : state;
  const connect = (
    <Button
      variant="secondary"
      size="sm"
      className="shrink-0"
      isBusy={linking.busyWith !== undefined}
      aria-label={t("methods.linkOne", { provider: name })}
      onClick={() => linking.leave(provider)}
    >
      {t("methods.link")}
    </Button>
  );
  return (
    <SignInMethodRow
      icon={<ProviderMark provider={provider} />}
      name={name}
      detail={linking.error ? errorText(linking.error) : detail}
      action={linked ? !isOnlyWay && <Disconnect provider={provider} /> : isOffered && connect}
    />
  );
}

function Disconnect({ provider }: Pick<ProviderRowProps, "provider">) {
  const { t } = useTranslation(["account", "errors"]);
  const showFailure = useFailureToast();
  const cache = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const name = signInProviderLabels[provider];
  const unlink = useMutation({
    mutationFn: () => request(unlinkProvider, { body: { provider } }),
    onSuccess: () => showToast({ variant: "success", title: t("methods.unlinked", { provider: name }) }),
    onError: (error) => showFailure(t("errors:title.generic"), error),
    onSettled: async () => {
      setIsAsking(false);
      await Promise.all([
        cache.invalidateQueries(signInMethodsQuery),
        cache.invalidateQueries(securityEventsQuery),
      ]);
    },
  });
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className="shrink-0"
        aria-label={t("methods.unlinkOne", { provider: name })}
        onClick={() => setIsAsking(true)}
      >
        {t("methods.unlink")}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t("methods.unlinkTitle", { provider: name })}
        text={t("methods.unlinkText", { provider: name })}
        confirmLabel={t("methods.unlink")}
        isBusy={unlink.isPending}
        onConfirm={() => unlink.mutate()}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
