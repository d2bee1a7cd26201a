import { useQuery } from "@tanstack/react-query";
import type { GoalSuggestionAnswer } from "#contract/shapes/goals.ts";
import { profileQuery } from "../goals/profile-query.ts";
import { SuggestionDialog } from "../goals/suggestion-dialog.tsx";

interface ProfileSuggestionProps {
  readonly isOpen: boolean;
  readonly onSuggested: (suggestion: GoalSuggestionAnswer) => void;
  readonly onClose: () => void;
}

export function ProfileSuggestionDialog(props: ProfileSuggestionProps) {
  const profile = useQuery(profileQuery);
  return <SuggestionDialog {...props} profile={profile.data ?? null} />;
}
