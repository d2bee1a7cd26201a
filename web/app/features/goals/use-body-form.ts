// Starts from the stored profile, with unsent changes on top.
import type { GoalSuggestionAnswer } from "#contract/shapes/goals.ts";
import type { Profile } from "#contract/shapes/profile.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { useToday } from "../../time/use-today.ts";
import { useDraft } from "../session/use-draft.ts";
import { defaultBodyForm, formToProfile, profileToForm } from "./body-form-values.ts";
import { useSuggestGoals } from "./use-suggest-goals.ts";

export function useBodyForm(
  profile: Profile | null,
  onSuggested: (suggestion: GoalSuggestionAnswer) => void,
) {
  const today = useToday();
  const formats = useFormats();
  const decimalSign = formats.number(0.5, 1).replace(/\d/g, "");
  const initial = profile ? profileToForm(profile, decimalSign) : defaultBodyForm(today);
  const { values, change, forget } = useDraft("body", initial);
  const suggestion = useSuggestGoals((answer) => {
    forget();
    onSuggested(answer);
  });
  const submit = () => {
    if (!suggestion.isPending) suggestion.mutate(formToProfile(values));
  };
  return { values, change, submit, isPending: suggestion.isPending };
}
