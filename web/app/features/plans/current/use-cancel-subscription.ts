import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { cancelSubscription } from "#contract/endpoints/plans.ts";
import { newIdempotencyKey } from "../../../api/idempotency-key.ts";
import { request } from "../../../api/request.ts";
import { useServiceText } from "../../../api/use-service-text.ts";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { subscriptionQuery } from "../plan-queries.ts";
import { useRefreshPlan } from "../use-refresh-plan.ts";

export function useCancelSubscription(onCancelled: () => void) {
  const { t } = useTranslation("subscription");
  const cancellationText = useServiceText("cancellation");
  const queryClient = useQueryClient();
  const refresh = useRefreshPlan();
  /** The attempt that has not succeeded yet. Another reason makes another request, with another key. */
  const lastAttempt = useRef<{ readonly reason: string; readonly key: string }>(undefined);
  return useMutation({
    mutationFn: (typed: string) => {
      const reason = typed.trim();
      if (lastAttempt.current?.reason !== reason) lastAttempt.current = { reason, key: newIdempotencyKey() };
      return request(
        cancelSubscription,
        { body: reason === "" ? {} : { reason } },
        { idempotencyKey: lastAttempt.current.key },
      );
    },
    onSuccess: (subscription) => {
      lastAttempt.current = undefined;
      queryClient.setQueryData(subscriptionQuery.queryKey, subscription);
      void refresh();
      showToast({ title: t("cancel.doneTitle"), description: t("cancel.doneText"), variant: "success" });
      onCancelled();
    },
    onError: (error) => {
      const title = t("cancel.failed");
      const text = cancellationText(error);
      showToast({ title, description: text === title ? undefined : text, variant: "destructive" });
    },
  });
}
