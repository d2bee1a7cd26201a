/** web/features/goals: the state of the suggestion's form: the stored profile, over it what was typed and not yet sent. */
import type { GoalSuggestionAnswer } from "#contract/shapes/goals.ts";
import type { Profile } from "#contract/shapes/profile.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { useToday } from "../../time/use-today.ts";
import { useDraft } from "../session/use-draft.ts";
import { defaultBodyForm, formOfProfile, profileOf } from "./body-form-values.ts";
import { useSuggestGoals } from "./use-suggest-goals.ts";

export function useBodyForm(
  profile: Profile | null,
  onSuggested: (suggestion: GoalSuggestionAnswer) => void,
) {
  const today = useToday();
  const formats = useFormats();
  const decimalSign = formats.number(0.5, 1).replace(/\d/g, "");
  const initial = profile ? formOfProfile(profile, decimalSign) : defaultBodyForm(today);
  const { values, change, forget } = useDraft("body", initial);
  const suggestion = useSuggestGoals((answer) => {
    forget();
    onSuggested(answer);
  });
  const submit = () => {
    if (!suggestion.isPending) suggestion.mutate(profileOf(values));
  };
  return { values, change, submit, isPending: suggestion.isPending };
}
