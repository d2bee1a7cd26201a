import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { suggestGoals } from "#contract/endpoints/goals.ts";
import { saveProfile } from "#contract/endpoints/profile.ts";
import type { GoalSuggestionAnswer } from "#contract/shapes/goals.ts";
import type { Profile } from "#contract/shapes/profile.ts";
import { request } from "../../api/request.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { showToast } from "../../ui/toast/toast-store.ts";
import { profileQuery } from "./profile-query.ts";

/** Saves the profile, then requests the goals that follow from it. */
export function useSuggestGoals(onSuggested: (suggestion: GoalSuggestionAnswer) => void) {
  const { t } = useTranslation("profile");
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (profile: Profile) => {
      const saved = await request(saveProfile, { body: profile });
      queryClient.setQueryData(profileQuery.queryKey, saved);
      return request(suggestGoals, { body: saved });
    },
    onSuccess: onSuggested,
    onError: (error) =>
      showToast({ title: t("suggest.failed"), description: errorText(error), variant: "destructive" }),
  });
}
