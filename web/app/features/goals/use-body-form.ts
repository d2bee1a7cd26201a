// Starts from the stored profile, with unsent changes on top.

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { saveWeightTarget } from "#contract/endpoints/body.ts";
import { suggestGoals } from "#contract/endpoints/goal-suggestions.ts";
import { saveProfile } from "#contract/endpoints/profile.ts";
import type { GoalSuggestionAnswer } from "#contract/shapes/goal-suggestions.ts";
import type { Profile } from "#contract/shapes/profile.ts";
import { request } from "../../api/request.ts";
import { useFailureToast } from "../../api/use-failure-toast.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { useDraft } from "../account/session/use-draft.ts";
import { bodyKey } from "../body/weight-queries.ts";
import { emptyBodyForm, formToProfile, formToWish, profileToForm } from "./body-form-values.ts";
import { profileQuery } from "./profile-query.ts";

export function useBodyForm(
  profile: Profile | null,
  onSuggested: (suggestion: GoalSuggestionAnswer) => void,
) {
  const formats = useFormats();
  const decimalSign = formats.number(0.5, 1).replace(/\d/g, "");
  const initial = profile ? profileToForm(profile, decimalSign) : emptyBodyForm;
  const { values, change, forget } = useDraft("body", initial);
  const suggestion = useSuggestGoals((answer) => {
    forget();
    onSuggested(answer);
  });
  const submit = () => {
    if (!suggestion.isPending)
      suggestion.mutate({ profile: formToProfile(values), wish: formToWish(values) });
  };
  return { values, change, submit, isPending: suggestion.isPending };
}

interface Wanted {
  readonly profile: Profile;
  readonly wish: ReturnType<typeof formToWish>;
}

/** Saves the profile and the target, then requests the goals that follow from it. */
function useSuggestGoals(onSuggested: (suggestion: GoalSuggestionAnswer) => void) {
  const { t } = useTranslation("profile");
  const showFailure = useFailureToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ profile, wish }: Wanted) => {
      const saved = await request(saveProfile, { body: profile });
      queryClient.setQueryData(profileQuery.queryKey, saved);
      // The first weight is logged with it.
      void queryClient.invalidateQueries({ queryKey: bodyKey });
      const { targetWeight: weightKg } = wish;
      if (weightKg !== undefined) await request(saveWeightTarget, { body: { weightKg } });
      return request(suggestGoals, { body: { ...saved, ...wish } });
    },
    onSuccess: onSuggested,
    onError: (error) => showFailure(t("suggest.failed"), error),
  });
}
