import { useId } from "react";
import { useTranslation } from "react-i18next";
import { goalRanges } from "#domain/goals/daily-goals.ts";
import type { MacronutrientName } from "#domain/nutrition/nutrients.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { useTypedNumber } from "../../ui/use-typed-number.ts";
import { energyGoalControl } from "./energy-goal-control.ts";

interface GoalSliderProps {
  readonly name: MacronutrientName;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** Calories in the unit in which they are shown: they are kept as whole kcal. */
function useControl({ name, value, onChange }: GoalSliderProps) {
  const { energyUnit } = useFormats();
  if (name !== "calories") return { ...goalRanges[name], unit: "g", shown: value, change: onChange };
  return energyGoalControl(energyUnit, value, onChange);
}

export function GoalSlider({ name, value, onChange }: GoalSliderProps) {
  const { t } = useTranslation("dashboard");
  const formats = useFormats();
  const id = useId();
  const { unit, min, max, step, shown, change } = useControl({ name, value, onChange });
  const typed = useTypedNumber({ value: shown, min, max, step, unit, onChange: change });
  const problemId = `${id}-problem`;
  const written = name === "calories" ? formats.energy(value) : formats.grams(value);
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} className="font-semibold">
          {t(`goals.${name}`)}
        </label>
        <span className="figures flex items-baseline gap-1 font-heading text-lg font-bold">
          <input
            {...typed.field}
            inputMode="numeric"
            aria-label={t("goals.typed", { goal: t(`goals.${name}`) })}
            aria-describedby={problemId}
            className="w-[5.5ch] rounded-t-sm border-b border-line-strong bg-transparent py-1 text-right"
          />
          <span aria-hidden="true">{unit}</span>
        </span>
      </div>
      <input
        id={id}
        type="range"
        min={Math.floor(min / step) * step}
        max={Math.ceil(max / step) * step}
        step={step}
        value={shown}
        aria-valuetext={written}
        onChange={(event) => change(Math.round(event.target.valueAsNumber))}
        className="h-8 w-full"
      />
      <p id={problemId} role="status" className="text-sm text-warning empty:hidden">
        {typed.problem}
      </p>
    </div>
  );
}
