import { type FocusEvent, type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../i18n/use-formats.ts";

interface NumberRange {
  readonly value: number;
  readonly min: number;
  readonly max?: number | undefined;
  /** Moved by with the arrow keys. */
  readonly step: number;
  readonly unit?: string | undefined;
  /** Of what is typed; whole numbers unless given. */
  readonly decimals?: number | undefined;
  readonly onChange: (value: number) => void;
}

interface Refusal {
  readonly met: "atLeast" | "atMost";
  /** The number before it, which stays in sight until the limit has arrived. */
  readonly before: number;
}

/** A value that was not typed here may have more than are typed. */
const decimalsShown = 3;

/** A number that is typed: kept within its limits when the field is left, with a note of the limit that it met. */
export function useTypedNumber({ value, min, max, step, unit, decimals = 0, onChange }: NumberRange) {
  const { t } = useTranslation("common");
  const { number, typed: write } = useFormats();
  const [draft, setDraft] = useState<string>();
  const [refused, setRefused] = useState<Refusal>();
  const clamp = (amount: number) => Math.min(max ?? amount, Math.max(min, amount));
  const round = (amount: number) => Math.round(amount * 10 ** decimals) / 10 ** decimals;
  const commit = () => {
    const typed = Number(draft?.replace(",", "."));
    if (draft?.trim() && Number.isFinite(typed)) {
      const rounded = round(typed);
      const possible = clamp(rounded);
      const met = rounded < possible ? "atLeast" : "atMost";
      setRefused(rounded === possible ? undefined : { met, before: value });
      onChange(possible);
    }
    setDraft(undefined);
  };
  const moveBy = (change: number) => {
    setRefused(undefined);
    onChange(clamp(round(value + change)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") commit();
    const direction = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
    if (direction === 0) return;
    event.preventDefault();
    setDraft(undefined);
    moveBy(direction * step);
  };
  const limit = (refused?.met === "atLeast" ? min : max) ?? min;
  // Changed from elsewhere since, as when the whole meal is scaled.
  if (refused && value !== refused.before && round(value) !== round(limit)) setRefused(undefined);
  return {
    text: draft ?? write(value, decimalsShown),
    moveBy,
    problem:
      refused &&
      t(`stepper.${refused.met}`, { amount: [number(limit, decimals), unit].filter(Boolean).join("\u00A0") }),
    field: {
      value: draft ?? write(value, decimalsShown),
      onChange: ({ target }: { readonly target: { readonly value: string } }) => setDraft(target.value),
      // What is typed replaces the number, as a phone's keyboard has no quick way to empty the field.
      onFocus: ({ target }: FocusEvent<HTMLInputElement>) => target.select(),
      onBlur: commit,
      onKeyDown,
    },
  };
}
