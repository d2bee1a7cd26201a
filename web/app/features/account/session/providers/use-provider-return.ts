import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { finishProviderSignIn } from "#contract/endpoints/sign-in-providers.ts";
import { signInProviderLabels } from "#domain/people/sign-in-providers.ts";
import { ApiError } from "../../../../api/api-error.ts";
import { request } from "../../../../api/request.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { showToast } from "../../../../ui/toast/toast-store.ts";
import { deviceId } from "../device-id.ts";
import { useEnterAccount } from "../use-enter-account.ts";

/** Takes the ticket out of the address, so that neither the history nor a reload has it. Empty without one. */
function takeTicket(): string {
  const ticket = new URLSearchParams(window.location.hash.slice(1)).get("ticket") ?? "";
  window.history.replaceState(window.history.state, "", window.location.pathname);
  return ticket;
}

/** Completes the sign-in after the provider's redirect. `data` holds the question that is left for the person, if any. */
export function useProviderReturn() {
  const { t } = useTranslation("auth");
  const language = useLanguage();
  const navigate = useNavigate();
  const enterAccount = useEnterAccount();
  const finish = useMutation({
    mutationFn: async (ticket: string) => {
      // Somebody opened the page without coming from a provider, or it was reloaded.
      if (ticket === "") throw new ApiError(400, "sign_in_expired");
      const body = { ticket, language, deviceId: deviceId() };
      const result = await request(finishProviderSignIn, { body });
      if (result.outcome === "signed_in") await enterAccount(result.tokens);
      if (result.outcome === "linked") {
        const provider = signInProviderLabels[result.provider];
        showToast({ variant: "success", title: t("provider.linked", { provider }) });
        await navigate("/security", { replace: true });
      }
      return result;
    },
  });
  const { mutate } = finish;
  const hasBegun = useRef(false);
  useEffect(() => {
    // React runs effects twice in development, and the ticket works once.
    if (hasBegun.current) return;
    hasBegun.current = true;
    mutate(takeTicket());
  }, [mutate]);
  const { data, error, variables = "" } = finish;
  return {
    challenge: data?.outcome === "second_factor" ? data.challenge : undefined,
    existing: data?.outcome === "account_exists" ? data : undefined,
    error,
    retry: () => mutate(variables),
  };
}
