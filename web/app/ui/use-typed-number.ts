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

/** "2,300", "2.300" and "2 300". */
const inThousands = /^[1-9]\d{0,2}(?:[.,\s'’]\d{3})+$/;

function parseTyped(text: string, decimals: number): number | undefined {
  const typed = text.trim();
  if (decimals === 0 && inThousands.test(typed)) return Number(typed.replace(/\D/g, ""));
  const value = typed === "" ? Number.NaN : Number(typed.replace(",", "."));
  return Number.isFinite(value) ? value : undefined;
}

/** A function that brings numbers into the range and rounds them to its decimals. */
function fitting({ min, max, decimals }: Pick<NumberRange, "min" | "max"> & { readonly decimals: number }) {
  return {
    clamp: (amount: number) => Math.min(max ?? amount, Math.max(min, amount)),
    round: (amount: number) => Math.round(amount * 10 ** decimals) / 10 ** decimals,
  };
}

const arrowDirections: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** A number that is typed: kept within its limits when the field is left, with a note of the limit that it met. */
export function useTypedNumber({ value, min, max, step, unit, decimals = 0, onChange }: NumberRange) {
  const { t } = useTranslation("common");
  const { number } = useFormats();
  const [draft, setDraft] = useState<string>();
  const [refused, setRefused] = useState<Refusal>();
  const { clamp, round } = fitting({ min, max, decimals });
  const commit = () => {
    const typed = parseTyped(draft ?? "", decimals);
    if (typed !== undefined) {
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
    const direction = arrowDirections[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    setDraft(undefined);
    moveBy(direction * step);
  };
  const limit = (refused?.met === "atLeast" ? min : max) ?? min;
  // Changed from elsewhere since, as when the whole meal is scaled.
  if (refused && value !== refused.before && round(value) !== round(limit)) setRefused(undefined);
  const text = draft ?? number(value, decimalsShown);
  const amount = [number(limit, decimals), unit].filter(Boolean).join("\u00A0");
  return {
    text,
    moveBy,
    problem: refused && t(`stepper.${refused.met}`, { amount }),
    field: {
      value: text,
      onChange: ({ target }: { readonly target: { readonly value: string } }) => setDraft(target.value),
      // What is typed replaces the number, as a phone's keyboard has no quick way to empty the field.
      onFocus: ({ target }: FocusEvent<HTMLInputElement>) => target.select(),
      onBlur: commit,
      onKeyDown,
    },
  };
}
