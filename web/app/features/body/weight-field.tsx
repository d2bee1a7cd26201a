import { useTranslation } from "react-i18next";
import { weightKgRange } from "#domain/people/body-profile.ts";
import { TextField } from "../../ui/text-field.tsx";
import type { WeightFormats } from "./use-weight-formats.ts";

interface WeightFieldProps {
  readonly label: string;
  readonly formats: WeightFormats;
  readonly value: string;
  readonly isProblemShown: boolean;
  readonly onChange: (value: string) => void;
}

/** kg; undefined for anything but a weight of a person. */
export function parseWeight(text: string, formats: WeightFormats): number | undefined {
  const weightKg = formats.parse(text);
  if (weightKg === undefined || weightKg < weightKgRange.min || weightKg > weightKgRange.max)
    return undefined;
  return weightKg;
}

export function WeightField({ label, formats, value, isProblemShown, onChange }: WeightFieldProps) {
  const { t } = useTranslation("body");
  const [least, most] = [formats.weight(weightKgRange.min), formats.weight(weightKgRange.max)];
  const isValid = parseWeight(value, formats) !== undefined;
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      autoFocus
      // So that typing replaces the last weight.
      onFocus={(event) => event.target.select()}
      maxLength={6}
      value={value}
      error={isProblemShown && !isValid ? t("weight.outOfRange", { least, most }) : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
