// Where to, and how fast. The day follows; what safety takes away is told with the suggestion.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fromKg, toKg } from "#domain/body/weight-unit.ts";
import { paces } from "#domain/goals/weight-plan.ts";
import { parseNumber } from "../../i18n/parse-number.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { usePreferences } from "../../storage/diary-preferences.ts";
import { SegmentedChoice } from "../../ui/segmented-choice.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { type BodyFormValues, targetProblem } from "./body-form-values.ts";

interface WeightWishFieldsProps {
  readonly objective: keyof typeof paces;
  readonly values: BodyFormValues;
  readonly onChange: (changes: Partial<BodyFormValues>) => void;
  readonly isProblemShown: boolean;
}

export function WeightWishFields({ objective, values, onChange, isProblemShown }: WeightWishFieldsProps) {
  const { t } = useTranslation("profile");
  const formats = useFormats();
  const unit = usePreferences().units === "imperial" ? "lb" : "kg";
  const inUnit = (kg: number, decimals: number) =>
    `${formats.number(fromKg(kg, unit), decimals)}\u00a0${unit}`;
  const kg = parseNumber(values.targetWeight);
  const [typed, setTyped] = useState(kg === undefined ? "" : formats.typed(fromKg(kg, unit), 1));
  const change = (text: string) => {
    setTyped(text);
    const amount = parseNumber(text);
    onChange({ targetWeight: amount === undefined ? text : String(toKg(amount, unit)) });
  };
  const problem = targetProblem(values);
  return (
    <div className="grid gap-4 rounded-lg bg-oat/70 p-4">
      <TextField
        label={t("wish.target", { unit })}
        hint={t("wish.optional")}
        inputMode="decimal"
        autoComplete="off"
        maxLength={6}
        value={typed}
        onChange={(event) => change(event.target.value)}
        error={
          isProblemShown && problem
            ? t(`wish.problem.${problem.kind}`, { weight: inUnit(problem.limitKg, 1) })
            : undefined
        }
      />
      <SegmentedChoice
        label={t("wish.pace")}
        hasVisibleLabel
        isTight
        options={paces[objective].map((pace) => ({ value: String(pace), label: inUnit(pace, 2) }))}
        value={values.pace}
        onChange={(pace) => onChange({ pace })}
      />
      <p className="text-sm text-ink-muted">{t(`wish.safe.${objective}`)}</p>
    </div>
  );
}
