// Where to, and how fast. The day follows; what safety takes away is told with the suggestion.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fromKg, toKg } from "#domain/body/weight-unit.ts";
import type { paces } from "#domain/goals/weight-plan.ts";
import { parseNumber } from "../../i18n/parse-number.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { usePreferences } from "../../storage/diary-preferences.ts";
import { useToday } from "../../time/use-today.ts";
import { SegmentedChoice } from "../../ui/segmented-choice.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { type BodyFormValues, offeredPaces, targetProblem } from "./body-form-values.ts";

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
  const offered = offeredPaces(values, objective, useToday());
  const fastest = offered.at(-1);
  const isAnySafe = offered.some(({ safeKgPerWeek }) => safeKgPerWeek > 0);
  const isCapped = fastest !== undefined && fastest.safeKgPerWeek < fastest.kgPerWeek;
  const chosen = offered.find(({ kgPerWeek }) => String(kgPerWeek) === values.pace) ?? fastest;
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
      {isAnySafe && (
        <SegmentedChoice
          label={t("wish.pace")}
          hasVisibleLabel
          isTight
          options={offered.map(({ kgPerWeek, safeKgPerWeek }) => ({
            value: String(kgPerWeek),
            label: inUnit(safeKgPerWeek, 2),
          }))}
          value={String(chosen?.kgPerWeek)}
          onChange={(pace) => onChange({ pace })}
        />
      )}
      {isCapped && (
        <p className="text-sm font-semibold">
          {t(isAnySafe ? "wish.atMost" : "wish.noneLeft", {
            pace: inUnit(fastest.safeKgPerWeek, 2),
          })}
        </p>
      )}
      <p className="text-sm text-ink-muted">{t(`wish.safe.${objective}`)}</p>
    </div>
  );
}
