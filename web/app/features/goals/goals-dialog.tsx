/** web/features/goals: the five daily goals as sliders. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type DailyGoals, defaultGoals } from "#domain/goals/daily-goals.ts";
import { macronutrientNames } from "#domain/nutrition/nutrients.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { EnergyNote } from "./energy-note.tsx";
import { GoalSlider } from "./goal-slider.tsx";
import { useSaveGoals } from "./use-save-goals.ts";

interface GoalsDialogProps {
  readonly isOpen: boolean;
  readonly goals: DailyGoals;
  readonly onClose: () => void;
}

export function GoalsDialog({ isOpen, goals, onClose }: GoalsDialogProps) {
  const { t } = useTranslation("dashboard");
  const [changed, setChanged] = useState<DailyGoals>();
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
      title={t("goals.title")}
      description={t("goals.text")}
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
        {macronutrientNames.map((name) => (
          <GoalSlider
            key={name}
            name={name}
            value={shown[name]}
            onChange={(value) => setChanged({ ...shown, [name]: value })}
          />
        ))}
        <EnergyNote goals={shown} />
        <Button
          variant="ghost"
          size="sm"
          className="justify-self-start"
          onClick={() => setChanged(defaultGoals)}
        >
          {t("goals.defaults")}
        </Button>
      </div>
    </Dialog>
  );
}
