// Someone who returns from the provider's portal may have paid there, so the provider is asked at once.
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { confirmCheckout } from "#contract/endpoints/plans.ts";
import { displayStatusOf } from "#domain/plans/display-status.ts";
import { request } from "../../api/request.ts";
import { showToast } from "../../ui/toast/toast-store.ts";
import { checkoutPath } from "./checkout/checkout-document.ts";
import { subscriptionQuery } from "./plan-queries.ts";
import { useRefreshPlan } from "./use-refresh-plan.ts";

const parameter = "portal";
const returnedValue = "back";

export function portalReturnUrl(): string {
  return `${window.location.origin}${checkoutPath}?${parameter}=${returnedValue}`;
}

/** On return from the provider's portal: asks the provider, and says so if the subscription runs again. */
export function usePortalReturn(): void {
  const { t } = useTranslation("subscription");
  const [parameters, setParameters] = useSearchParams();
  const queryClient = useQueryClient();
  const refresh = useRefreshPlan();
  const hasReturned = parameters.get(parameter) === returnedValue;
  const checkPayment = useEffectEvent(async () => {
    const remaining = new URLSearchParams(parameters);
    remaining.delete(parameter);
    setParameters(remaining, { replace: true });
    // If this fails, the provider's event will update the subscription later.
    await request(confirmCheckout, {}).catch(() => undefined);
    await refresh();
    const subscription = queryClient.getQueryData(subscriptionQuery.queryKey);
    if (!subscription || displayStatusOf(subscription) !== "active") return;
    showToast({
      title: t("cardChange.paidTitle"),
      description: t("cardChange.paidText"),
      variant: "success",
    });
  });
  useEffect(() => {
    if (hasReturned) void checkPayment();
  }, [hasReturned]);
}
