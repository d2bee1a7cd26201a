/** Who comes back from the provider's portal may have paid there: the provider is asked at once. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { confirmCheckout } from "#contract/endpoints/subscriptions.ts";
import { displayStatusOf } from "#domain/plans/display-status.ts";
import { request } from "../../api/request.ts";
import { showToast } from "../../ui/toast/toast-store.ts";
import { checkoutPath } from "./checkout/own-document.ts";
import { subscriptionQuery } from "./plan-queries.ts";
import { useRefreshPlan } from "./use-refresh-plan.ts";

const parameter = "portal";
const comesBack = "back";

export function portalReturnAddress(): string {
  return `${window.location.origin}${checkoutPath}?${parameter}=${comesBack}`;
}

export function usePortalReturn(): void {
  const { t } = useTranslation("subscription");
  const [parameters, setParameters] = useSearchParams();
  const queryClient = useQueryClient();
  const refresh = useRefreshPlan();
  const isBack = parameters.get(parameter) === comesBack;
  const look = useEffectEvent(async () => {
    const others = new URLSearchParams(parameters);
    others.delete(parameter);
    setParameters(others, { replace: true });
    // What could not be confirmed now comes with the provider's own event.
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
    if (isBack) void look();
  }, [isBack]);
}
