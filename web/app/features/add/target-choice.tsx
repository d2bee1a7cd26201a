import { useTranslation } from "react-i18next";
import { mealTypes } from "#domain/nutrition/meal-type.ts";
import { addDays } from "#domain/time/calendar-day.ts";
import { today } from "../../time/today.ts";
import { SegmentedChoice } from "../../ui/segmented-choice.tsx";
import { useDayFormats } from "../meals/use-day-formats.ts";
import type { Target } from "./target.ts";

interface TargetChoiceProps {
  readonly target: Target;
  readonly onChange: (target: Target) => void;
}

/** The day and the meal that things are added to: today, yesterday, or the day that the page showed. */
export function TargetChoice({ target, onChange }: TargetChoiceProps) {
  const { t } = useTranslation("add");
  const { dayTitle } = useDayFormats();
  const now = today();
  const near = [addDays(now, -1), now];
  const days = near.includes(target.day) ? near : [target.day, ...near];
  return (
    <div className="grid gap-2">
      <SegmentedChoice
        label={t("target.day")}
        options={days.map((value) => ({ value, label: dayTitle(value) }))}
        value={target.day}
        onChange={(day) => onChange({ ...target, day })}
      />
      <SegmentedChoice
        label={t("target.mealType")}
        isTight
        options={mealTypes.map((value) => ({ value, label: t(`mealType.${value}`) }))}
        value={target.mealType}
        onChange={(mealType) => onChange({ ...target, mealType, isTypeChosen: true })}
      />
    </div>
  );
}
