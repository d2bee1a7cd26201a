// Starts a checkout when the dialog opens. If that fails, it says why and closes the dialog.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { startCheckout } from "#contract/endpoints/plans.ts";
import { ApiError } from "../../../api/api-error.ts";
import { newIdempotencyKey } from "../../../api/idempotency-key.ts";
import { request } from "../../../api/request.ts";
import { useServiceText } from "../../../api/use-service-text.ts";
import { showToast, type Toast } from "../../../ui/toast/toast-store.ts";
import { checkoutKey, plansQuery } from "../plan-queries.ts";
import { useRefreshPlan } from "../use-refresh-plan.ts";
import { chosenPlanParameter } from "./checkout-document.ts";

/** Returns the checkout's client secret; undefined until it is known. */
export function useCheckoutSession(planId: string, onFailed: () => void): string | undefined {
  const reportFailure = useReportFailure();
  // One key for each opening of the dialog, however often React or a weak network repeats the call.
  const [idempotencyKey] = useState(newIdempotencyKey);
  const session = useQuery({
    queryKey: [checkoutKey, idempotencyKey],
    queryFn: ({ signal }) =>
      request(
        startCheckout,
        { body: { planId, successURL: thankYouUrl(planId) } },
        { signal, idempotencyKey },
      ),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const fail = useEffectEvent((error: unknown) => {
    reportFailure(error);
    onFailed();
  });
  useEffect(() => {
    if (session.error) fail(session.error);
  }, [session.error]);
  return session.data?.clientSecret;
}

/** Includes the plan, so that a payment refused by the bank leads back to it. */
function thankYouUrl(planId: string): string {
  return `${window.location.origin}/thank-you?${chosenPlanParameter}=${encodeURIComponent(planId)}`;
}

function useReportFailure(): (error: unknown) => void {
  const { t } = useTranslation("subscription");
  const checkoutText = useServiceText("checkout");
  const refresh = useRefreshPlan();
  const queryClient = useQueryClient();
  return (error) => {
    const code = error instanceof ApiError ? error.code : undefined;
    if (code === "already_subscribed") void refresh();
    if (code === "plan_not_available") void queryClient.invalidateQueries({ queryKey: plansQuery.queryKey });
    showToast(toastFor(error));
  };

  function toastFor(error: unknown): Toast {
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
