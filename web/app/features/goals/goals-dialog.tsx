import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { GoalSuggestionAnswer } from "#contract/shapes/goal-suggestions.ts";
import type { Goals } from "#contract/shapes/goals.ts";
import { defaultGoals } from "#domain/goals/daily-goals.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { GoalSliders } from "./goal-sliders.tsx";
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

export function GoalsDialog({ isOpen, goals, onClose, suggestion, title, text }: GoalsDialogProps) {
  const { t } = useTranslation("dashboard");
  const [changed, setChanged] = useState<Goals>();
  const shown = changed ?? goals;
  const close = () => {
    setChanged(undefined);
    onClose();
  };
  const save = useSaveGoals(close);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={title ?? t("goals.title")}
      description={text ?? t("goals.text")}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" disabled={save.isPending} onClick={close}>
            {t("goals.cancel")}
          </Button>
          <Button isBusy={save.isPending} onClick={() => save.mutate(shown)} className="flex-1 sm:flex-none">
            {save.isPending ? t("goals.saving") : t("goals.save")}
          </Button>
        </div>
      }
    >
      <div className="grid gap-6">
        <GoalSliders goals={shown} onChange={setChanged} />
        {suggestion && <SuggestionSteps suggestion={suggestion} />}
        <Button
          variant="ghost"
          size="sm"
          className="justify-self-start"
          onClick={() => setChanged({ ...shown, ...defaultGoals })}
        >
          {t("goals.defaults")}
        </Button>
      </div>
    </Dialog>
  );
}
