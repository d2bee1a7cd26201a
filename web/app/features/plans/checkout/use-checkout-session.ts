/** web/features/plans/checkout: asks for a checkout as the dialog opens; where there can be none it says why, and the dialog closes (spec section 8). */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { startCheckout } from "#contract/endpoints/subscriptions.ts";
import { ApiError } from "../../../api/api-error.ts";
import { newIdempotencyKey } from "../../../api/idempotency-key.ts";
import { request } from "../../../api/request.ts";
import { useServiceText } from "../../../api/use-service-text.ts";
import { showToast, type Toast } from "../../../ui/toast/toast-store.ts";
import { checkoutKey, plansQuery } from "../plan-queries.ts";
import { useRefreshPlan } from "../use-refresh-plan.ts";
import { chosenPlanParameter } from "./own-document.ts";

/** The client's secret for this checkout; undefined until it is there. */
export function useCheckoutSession(planId: string, onImpossible: () => void): string | undefined {
  const failure = useFailure();
  // One opening is one deed, whatever React and a weak network make of it.
  const [idempotencyKey] = useState(newIdempotencyKey);
  const session = useQuery({
    queryKey: [checkoutKey, idempotencyKey],
    queryFn: ({ signal }) =>
      request(
        startCheckout,
        { body: { planId, successURL: thankYouAddress(planId) } },
        { signal, idempotencyKey },
      ),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const giveUp = useEffectEvent((error: unknown) => {
    failure(error);
    onImpossible();
  });
  useEffect(() => {
    if (session.error) giveUp(session.error);
  }, [session.error]);
  return session.data?.clientSecret;
}

/** With the plan, so that a payment that the bank refused leads back to it. */
function thankYouAddress(planId: string): string {
  return `${window.location.origin}/thank-you?${chosenPlanParameter}=${encodeURIComponent(planId)}`;
}

function useFailure(): (error: unknown) => void {
  const { t } = useTranslation("subscription");
  const checkoutText = useServiceText("checkout");
  const refresh = useRefreshPlan();
  const queryClient = useQueryClient();
  return (error) => {
    const code = error instanceof ApiError ? error.code : undefined;
    if (code === "already_subscribed") void refresh();
    if (code === "plan_not_available") void queryClient.invalidateQueries({ queryKey: plansQuery.queryKey });
    showToast(toastOf(error));
  };

  function toastOf(error: unknown): Toast {
    const status = error instanceof ApiError ? error.status : undefined;
    if (error instanceof ApiError && error.code === "already_subscribed") {
      return {
        title: t("checkout.alreadyTitle"),
        description: t("checkout.alreadyText"),
        variant: "warning",
      };
    }
    if (status === 401) {
      return {
        title: t("checkout.loginTitle"),
        description: t("checkout.loginText"),
        variant: "destructive",
      };
    }
    return { title: t("checkout.failedTitle"), description: checkoutText(error), variant: "destructive" };
  }
}
