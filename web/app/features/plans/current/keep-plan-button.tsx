import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { resumeSubscription } from "#contract/endpoints/plans.ts";
import { request } from "../../../api/request.ts";
import { useFailureToast } from "../../../api/use-failure-toast.ts";
import { Button } from "../../../ui/button.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { historyQuery, subscriptionQuery } from "../plan-queries.ts";

export function KeepPlanButton() {
  const { t } = useTranslation("subscription");
  const showFailure = useFailureToast();
  const queryClient = useQueryClient();
  const resume = useMutation({
    mutationFn: () => request(resumeSubscription, {}),
    onSuccess: (subscription) => {
      queryClient.setQueryData(subscriptionQuery.queryKey, subscription);
      void queryClient.invalidateQueries({ queryKey: historyQuery.queryKey });
      showToast({ title: t("resume.doneTitle"), description: t("resume.doneText"), variant: "success" });
    },
    onError: (error) => {
      // The subscription may have ended in the meantime: refetch, so that the page stops offering it.
      void queryClient.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
      showFailure(t("resume.failed"), error);
    },
  });
  return (
    <Button variant="pro" isBusy={resume.isPending} onClick={() => resume.mutate()}>
      {t("resume.action")}
    </Button>
  );
}
