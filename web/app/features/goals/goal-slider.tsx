import { useId } from "react";
import { useTranslation } from "react-i18next";
import { goalRanges } from "#domain/goals/daily-goals.ts";
import type { MacronutrientName } from "#domain/nutrition/nutrients.ts";
import { useFormats } from "../../i18n/use-formats.ts";

interface GoalSliderProps {
  readonly name: MacronutrientName;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

export function GoalSlider({ name, value, onChange }: GoalSliderProps) {
  const { t } = useTranslation("dashboard");
  const formats = useFormats();
  const id = useId();
  const { min, max, step } = goalRanges[name];
  const written = name === "calories" ? formats.kcal(value) : formats.grams(value);
  return (
    <div className="grid gap-1">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-semibold">
          {t(`goals.${name}`)}
        </label>
        <output htmlFor={id} className="figures font-heading text-lg font-bold">
          {written}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={written}
        onChange={(event) => onChange(Math.round(event.target.valueAsNumber))}
        className="h-8 w-full"
      />
    </div>
  );
}
