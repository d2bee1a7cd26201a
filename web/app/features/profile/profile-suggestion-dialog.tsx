import type { GoalSuggestionAnswer } from "#contract/shapes/goal-suggestions.ts";
import { SuggestionDialog } from "../goals/suggestion-dialog.tsx";
import { useMeasuredProfile } from "../goals/use-measured-profile.ts";

interface ProfileSuggestionProps {
  readonly isOpen: boolean;
  readonly onSuggested: (suggestion: GoalSuggestionAnswer) => void;
  readonly onClose: () => void;
}

export function ProfileSuggestionDialog(props: ProfileSuggestionProps) {
  return <SuggestionDialog {...props} profile={useMeasuredProfile() ?? null} />;
}
