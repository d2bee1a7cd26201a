import type { GoalSuggestionAnswer } from "#contract/shapes/goal-suggestions.ts";
import { SuggestionDialog } from "./suggestion-dialog.tsx";
import { useMeasuredProfile } from "./use-measured-profile.ts";

interface MeasuredSuggestionProps {
  readonly isOpen: boolean;
  readonly onSuggested: (suggestion: GoalSuggestionAnswer) => void;
  readonly onClose: () => void;
}

/** Starts from the stored profile, with the last weight. */
export function MeasuredSuggestionDialog(props: MeasuredSuggestionProps) {
  return <SuggestionDialog {...props} profile={useMeasuredProfile() ?? null} />;
}
