import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fromCm, toCm } from "#domain/body/units.ts";
import { fromKg, toKg } from "#domain/body/weight-unit.ts";
import { heightCmRange, weightKgRange } from "#domain/people/body-profile.ts";
import { parseNumber } from "../../i18n/parse-number.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { TextField } from "../../ui/text-field.tsx";
import type { BodyField, BodyFormValues } from "./body-form-values.ts";

interface ImperialBodyFieldsProps {
  readonly values: BodyFormValues;
  readonly onChange: (changes: Partial<BodyFormValues>) => void;
  readonly problems: ReadonlySet<BodyField>;
}

const written = ({ feet, inches }: { feet: number; inches: number }) => `${feet}′${inches}″`;

/** Weight in pounds and height in feet and inches; the form keeps kilograms and centimetres. */
export function ImperialBodyFields({ values, onChange, problems }: ImperialBodyFieldsProps) {
  const { t } = useTranslation("profile");
  const formats = useFormats();
  const [typed, setTyped] = useState(() => {
    const [kg, cm] = [parseNumber(values.weight), parseNumber(values.height)];
    const height = cm === undefined ? undefined : fromCm(cm);
    return {
      weight: kg === undefined ? "" : formats.typed(fromKg(kg, "lb"), 1),
      feet: height ? String(height.feet) : "",
      inches: height ? String(height.inches) : "",
    };
  });
  const changeWeight = (weight: string) => {
    setTyped({ ...typed, weight });
    const pounds = parseNumber(weight);
    onChange({ weight: pounds === undefined ? weight : String(toKg(pounds, "lb")) });
  };
  const changeHeight = (changed: { readonly feet?: string; readonly inches?: string }) => {
    const next = { ...typed, ...changed };
    setTyped(next);
    const [feet, inches] = [parseNumber(next.feet), parseNumber(next.inches || "0")];
    onChange({ height: feet === undefined || inches === undefined ? "" : String(toCm({ feet, inches })) });
  };
  const pounds = (kg: number) => formats.number(fromKg(kg, "lb"));
  const input = { inputMode: "decimal", autoComplete: "off", maxLength: 6 } as const;
  const heightProblem = problems.has("height")
    ? t("body.heightRangeFeet", {
        min: written(fromCm(heightCmRange.min)),
        max: written(fromCm(heightCmRange.max)),
      })
    : undefined;
  return (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-3 sm:gap-5">
      <TextField
        {...input}
        label={t("body.weightPounds")}
        className="max-sm:col-span-full"
        value={typed.weight}
        onChange={(event) => changeWeight(event.target.value)}
        error={
          problems.has("weight")
            ? t("body.weightRangePounds", { min: pounds(weightKgRange.min), max: pounds(weightKgRange.max) })
            : undefined
        }
      />
      <TextField
        {...input}
        label={t("body.heightFeet")}
        value={typed.feet}
        onChange={(event) => changeHeight({ feet: event.target.value })}
        error={heightProblem}
      />
      <TextField
        {...input}
        label={t("body.heightInches")}
        value={typed.inches}
        onChange={(event) => changeHeight({ inches: event.target.value })}
      />
    </div>
  );
}
