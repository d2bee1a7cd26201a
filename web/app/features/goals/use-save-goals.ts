import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { saveGoals } from "#contract/endpoints/goals.ts";
import type { Goals } from "#contract/shapes/goals.ts";
import { diaryKey } from "../../api/diary-key.ts";
import { request } from "../../api/request.ts";
import { useFailureToast } from "../../api/use-failure-toast.ts";
import { showToast } from "../../ui/toast/toast-store.ts";
import { cacheGoals } from "./cached-goals.ts";
import { goalsQuery } from "./goals-query.ts";

export function useSaveGoals(onSaved: () => void) {
  const { t } = useTranslation("dashboard");
  const showFailure = useFailureToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (goals: Goals) => request(saveGoals, { body: goals }),
    onSuccess: async (goals) => {
      cacheGoals(goals);
      queryClient.setQueryData(goalsQuery.queryKey, goals);
      await queryClient.invalidateQueries({ queryKey: diaryKey });
      showToast({ title: t("goals.saved.title"), variant: "success" });
      onSaved();
    },
    onError: (error) => showFailure(t("goals.failed"), error),
  });
}
