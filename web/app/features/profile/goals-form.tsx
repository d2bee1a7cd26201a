// Changes are kept in this tab until "Save goals" sends them.
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { GoalSuggestionAnswer } from "#contract/shapes/goal-suggestions.ts";
import type { Goals } from "#contract/shapes/goals.ts";
import { defaultGoals } from "#domain/goals/daily-goals.ts";
import { Button } from "../../ui/button.tsx";
import { SparkleIcon } from "../../ui/icons/status-icons.tsx";
import { lazyDialog } from "../../ui/lazy-dialog.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { GoalSliders } from "../goals/goal-sliders.tsx";
import { goalsQuery } from "../goals/goals-query.ts";
import { suggestedGoals } from "../goals/suggested-goals.ts";
import { useSaveGoals } from "../goals/use-save-goals.ts";
import { useGoalsDraft } from "./use-goals-draft.ts";

const SuggestionSteps = lazy(async () => {
  const steps = await import("../goals/suggestion-steps.tsx");
  return { default: steps.SuggestionSteps };
});
const SuggestionDialog = lazyDialog(
  async () => (await import("../goals/measured-suggestion-dialog.tsx")).MeasuredSuggestionDialog,
);

/** Without properties, so that it can be loaded when the page is idle. */
export function GoalsForm() {
  const goals = useQuery(goalsQuery);
  return goals.isPending ? (
    <Skeleton className="h-130" />
  ) : (
    <EditableGoals stored={goals.data ?? defaultGoals} />
  );
}

function EditableGoals({ stored }: { stored: Goals }) {
  const { t } = useTranslation(["profile", "dashboard"]);
  const [suggestion, setSuggestion] = useState<GoalSuggestionAnswer>();
  const [isSuggesting, setIsSuggesting] = useState(false);
  const draft = useGoalsDraft(stored);
  const save = useSaveGoals(draft.forget);
  const applySuggestion = (answer: GoalSuggestionAnswer) => {
    setSuggestion(answer);
    draft.change({ ...draft.goals, ...suggestedGoals(answer) });
    setIsSuggesting(false);
    showToast({ title: t("suggest.doneTitle"), description: t("suggest.doneText"), variant: "success" });
  };
  return (
    <>
      <GoalSliders goals={draft.goals} onChange={draft.change} />
      {/* Few visits ask for a suggestion. */}
      <Suspense>{suggestion && <SuggestionSteps suggestion={suggestion} />}</Suspense>
      {draft.isChanged && (
        <p className="flex flex-wrap items-center justify-between gap-x-3 text-sm text-ink-soft">
          {t("goals.unsaved")}
          <Button variant="ghost" size="sm" className="-mr-3" onClick={draft.forget}>
            {t("goals.undo")}
          </Button>
        </p>
      )}
      <div className="row-of-equals flex-wrap-reverse gap-3">
        <Button variant="secondary" onClick={() => setIsSuggesting(true)}>
          <SparkleIcon className="size-5 text-basil-600" />
          {t("suggest.title")}
        </Button>
        <Button isBusy={save.isPending} onClick={() => save.mutate(draft.goals)}>
          {save.isPending ? t("dashboard:goals.saving") : t("dashboard:goals.save")}
        </Button>
      </div>
      <SuggestionDialog
        isOpen={isSuggesting}
        onSuggested={applySuggestion}
        onClose={() => setIsSuggesting(false)}
      />
    </>
  );
}
