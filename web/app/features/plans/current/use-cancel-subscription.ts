/** web/features/plans/current: cancels at the end of the period, once however often it is pressed. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { cancelSubscription } from "#contract/endpoints/subscriptions.ts";
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
  /** Of the deed that is not yet done: with another reason it is another deed. */
  const deed = useRef<{ readonly reason: string; readonly key: string }>(undefined);
  return useMutation({
    mutationFn: (typed: string) => {
      const reason = typed.trim();
      if (deed.current?.reason !== reason) deed.current = { reason, key: newIdempotencyKey() };
      return request(
        cancelSubscription,
        { body: reason === "" ? {} : { reason } },
        { idempotencyKey: deed.current.key },
      );
    },
    onSuccess: (subscription) => {
      deed.current = undefined;
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
