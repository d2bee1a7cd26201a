// An amount with a button on either side; it can also be typed.
import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../i18n/use-formats.ts";
import { classes } from "./classes.ts";
import { IconButton } from "./icon-button.tsx";
import { MinusIcon, PlusIcon } from "./icons/action-icons.tsx";

interface StepperProps {
  /** What is counted, for screen readers. */
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly step: number;
  readonly min: number;
  readonly max?: number;
  /** Shown after the number, for example `g`. */
  readonly unit?: string;
  readonly size?: "sm" | "md";
  readonly disabled?: boolean;
}

export function Stepper({
  label,
  value,
  onChange,
  step,
  min,
  max,
  unit,
  size = "md",
  disabled,
}: StepperProps) {
  const { t } = useTranslation("common");
  const [draft, setDraft] = useState<string>();
  const { number } = useFormats();
  const [refused, setRefused] = useState<"atLeast" | "atMost">();
  const clamp = (amount: number) => Math.min(max ?? amount, Math.max(min, amount));
  const commitDraft = () => {
    const typed = Number(draft?.replace(",", "."));
    if (draft?.trim() && Number.isFinite(typed)) {
      const rounded = Math.round(typed);
      const possible = clamp(rounded);
      setRefused(rounded === possible ? undefined : rounded < possible ? "atLeast" : "atMost");
      onChange(possible);
    }
    setDraft(undefined);
  };
  const stepByKey = (event: KeyboardEvent) => {
    if (event.key === "Enter") commitDraft();
    const direction = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
    if (direction === 0) return;
    event.preventDefault();
    setDraft(undefined);
    moveBy(direction * step);
  };
  const moveBy = (change: number) => {
    setRefused(undefined);
    onChange(clamp(value + change));
  };
  const text = draft ?? String(value);
  return (
    <fieldset aria-label={label} className="inline-flex max-w-full flex-wrap items-center gap-1">
      <IconButton
        label={t("stepper.decrease", { label })}
        tone="outlined"
        size={size}
        disabled={disabled || value <= min}
        onClick={() => moveBy(-step)}
      >
        <MinusIcon className="size-4" />
      </IconButton>
      <span
        className={classes(
          "figures flex min-w-18 items-baseline justify-center px-1",
          size === "sm" ? "text-sm" : "text-lg",
        )}
      >
        <input
          inputMode="numeric"
          aria-label={label}
          disabled={disabled}
          value={text}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={commitDraft}
          onKeyDown={stepByKey}
          // As wide as its number, so that number and unit are centred together.
          style={{ width: `${Math.max(2, text.length)}ch` }}
          className="rounded-sm bg-transparent py-1 text-center font-semibold"
        />
        {unit && <span className="pl-1 text-ink-muted">{unit}</span>}
      </span>
      <IconButton
        label={t("stepper.increase", { label })}
        tone="outlined"
        size={size}
        disabled={disabled || (max !== undefined && value >= max)}
        onClick={() => moveBy(step)}
      >
        <PlusIcon className="size-4" />
      </IconButton>
      {/* Always rendered, so that screen readers announce what appears in it. */}
      <span role="status" className="basis-full text-sm text-warning empty:hidden">
        {refused &&
          t(`stepper.${refused}`, {
            amount: [number((refused === "atLeast" ? min : max) ?? min), unit].filter(Boolean).join("\u00A0"),
          })}
      </span>
    </fieldset>
  );
}
