import { useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { foodGramsMax, foodGramsMin } from "#contract/limits.ts";
import { fromGrams, toGrams } from "#domain/body/units.ts";
import { parseNumber } from "../../../../i18n/parse-number.ts";
import { useFormats } from "../../../../i18n/use-formats.ts";
import { usePreferences } from "../../../../storage/diary-preferences.ts";
import { classes } from "../../../../ui/classes.ts";
import { controlClasses } from "../../../../ui/field.tsx";

interface PhotoWeightProps {
  readonly label: string;
  /** The photo is one of several: what is weighed is what is new on it. */
  readonly isOfSeveral: boolean;
  readonly grams: number | undefined;
  /** Undefined once the field is empty. */
  readonly onChange: (grams: number | undefined) => void;
  /** Whether what is typed is no weight. */
  readonly onProblem: (isWrong: boolean) => void;
}

const decimals = 1;

/** What a kitchen scale shows of what is new on the photo; optional. */
export function PhotoWeight({ label, isOfSeveral, grams, onChange, onProblem }: PhotoWeightProps) {
  const { t } = useTranslation("analysis");
  const { typed, number } = useFormats();
  const { units } = usePreferences();
  const hintId = useId();
  const [text, setText] = useState(() =>
    grams === undefined ? "" : typed(fromGrams(grams, units), decimals),
  );
  const write = (changed: string) => {
    setText(changed);
    onChange(readGrams(changed));
  };
  const readGrams = (written: string) => {
    const weight = parseNumber(written);
    const read = weight === undefined ? undefined : toGrams(weight, units);
    return read !== undefined && read >= foodGramsMin && read <= foodGramsMax ? read : undefined;
  };
  const isWrong = text.trim() !== "" && readGrams(text) === undefined;
  useEffect(() => {
    onProblem(isWrong);
    // It leaves with its photo.
    return () => onProblem(false);
  }, [isWrong, onProblem]);
  const limit = (amount: number) => number(fromGrams(amount, units), decimals);
  return (
    <div className="grid gap-1">
      <label className="flex flex-wrap items-center gap-x-2 gap-y-1 text-[0.9375rem] font-semibold text-ink-soft">
        {label}
        <span className="flex items-center gap-2 font-normal">
          <span className="w-24">
            <input
              type="text"
              inputMode="decimal"
              autoComplete="off"
              value={text}
              aria-describedby={hintId}
              aria-invalid={isWrong || undefined}
              onChange={(event) => write(event.target.value)}
              className={classes(controlClasses, "figures h-12")}
            />
          </span>
          {units === "metric" ? "g" : "oz"}
        </span>
      </label>
      <p id={hintId} className={classes("text-sm empty:hidden", isWrong ? "text-danger" : "text-ink-muted")}>
        {!isWrong && isOfSeveral && t("photo.weightHint")}
        {isWrong && t("photo.weightWrong", { min: limit(foodGramsMin), max: limit(foodGramsMax) })}
      </p>
    </div>
  );
}
