import { useId } from "react";
import { useTranslation } from "react-i18next";
import { type ActivityLevel, activityLevels } from "#domain/people/body-profile.ts";

interface ActivitySliderProps {
  readonly level: string;
  readonly onChange: (level: ActivityLevel) => void;
}

export function ActivitySlider({ level, onChange }: ActivitySliderProps) {
  const { t } = useTranslation("profile");
  const id = useId();
  const shown = activityLevels.find((name) => name === level) ?? "moderately_active";
  return (
    <div className="grid gap-1">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-sm font-semibold text-ink-soft">
          {t("body.activity")}
        </label>
        <output htmlFor={id} className="font-semibold">
          {t(`activity.${shown}.name`)}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={0}
        max={activityLevels.length - 1}
        step={1}
        value={activityLevels.indexOf(shown)}
        aria-valuetext={t(`activity.${shown}.name`)}
        onChange={(event) => {
          const chosen = activityLevels[event.target.valueAsNumber];
          if (chosen) onChange(chosen);
        }}
        className="h-8 w-full"
      />
      <p className="min-h-10 text-sm text-ink-muted">{t(`activity.${shown}.text`)}</p>
    </div>
  );
}
