import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { GoalSuggestionAnswer } from "#contract/shapes/goal-suggestions.ts";
import type { Goals } from "#contract/shapes/goals.ts";
import { defaultGoals } from "#domain/goals/daily-goals.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { SparkleIcon } from "../../ui/icons/status-icons.tsx";
import { GoalSliders } from "./goal-sliders.tsx";
import { MeasuredSuggestionDialog } from "./measured-suggestion-dialog.tsx";
import { suggestedGoals } from "./suggested-goals.ts";
import { SuggestionSteps } from "./suggestion-steps.tsx";
import { useSaveGoals } from "./use-save-goals.ts";

interface GoalsDialogProps {
  readonly isOpen: boolean;
  readonly goals: Goals;
  readonly onClose: () => void;
  /** Set if the goals shown come from a suggestion. */
  readonly suggestion?: GoalSuggestionAnswer | undefined;
  readonly title?: string;
  readonly text?: string;
}

export function GoalsDialog({ isOpen, goals, onClose, suggestion: given, title, text }: GoalsDialogProps) {
  const { t } = useTranslation(["dashboard", "profile"]);
  const [changed, setChanged] = useState<Goals>();
  const [asked, setAsked] = useState<GoalSuggestionAnswer>();
  const [isSuggesting, setIsSuggesting] = useState(false);
  const suggestion = asked ?? given;
  const shown = changed ?? goals;
  const close = () => {
    setChanged(undefined);
    setAsked(undefined);
    onClose();
  };
  const save = useSaveGoals(close);
  const applySuggestion = (answer: GoalSuggestionAnswer) => {
    setAsked(answer);
    setChanged({ ...shown, ...suggestedGoals(answer) });
    setIsSuggesting(false);
  };
  if (isOpen && isSuggesting)
    return (
      <MeasuredSuggestionDialog isOpen onSuggested={applySuggestion} onClose={() => setIsSuggesting(false)} />
    );
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={title ?? t("dashboard:goals.title")}
      description={text ?? t("dashboard:goals.text")}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" disabled={save.isPending} onClick={close}>
            {t("dashboard:goals.cancel")}
          </Button>
          <Button isBusy={save.isPending} onClick={() => save.mutate(shown)} className="flex-1 sm:flex-none">
            {save.isPending ? t("dashboard:goals.saving") : t("dashboard:goals.save")}
          </Button>
        </div>
      }
    >
      <div className="grid gap-6">
        {!given && (
          <Button variant="soft" className="justify-self-start" onClick={() => setIsSuggesting(true)}>
            <SparkleIcon className="size-5 text-basil-600" />
            {t("profile:suggest.title")}
          </Button>
        )}
        <GoalSliders goals={shown} onChange={setChanged} />
        {suggestion && <SuggestionSteps suggestion={suggestion} />}
        <Button
          variant="ghost"
          size="sm"
          className="justify-self-start"
          onClick={() => setChanged({ ...shown, ...defaultGoals })}
        >
          {t("dashboard:goals.defaults")}
        </Button>
      </div>
    </Dialog>
  );
}
