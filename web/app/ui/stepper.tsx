// An amount with a button on either side; it can also be typed.
import { useTranslation } from "react-i18next";
import { classes } from "./classes.ts";
import { IconButton } from "./icon-button.tsx";
import { MinusIcon, PlusIcon } from "./icons/action-icons.tsx";
import { useTypedNumber } from "./use-typed-number.ts";

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
  /** Of what is typed; whole numbers unless given. */
  readonly decimals?: number;
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
  decimals = 0,
  size = "md",
  disabled,
}: StepperProps) {
  const { t } = useTranslation("common");
  const { text, field, moveBy, problem } = useTypedNumber({
    value,
    min,
    max,
    step,
    unit,
    decimals,
    onChange,
  });
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
          inputMode={decimals > 0 ? "decimal" : "numeric"}
          aria-label={label}
          disabled={disabled}
          {...field}
          // As wide as its number, so that number and unit are centred together; its focus ring must not cover the unit.
          style={{ width: `${Math.max(2, text.length)}ch` }}
          className="rounded-sm bg-transparent py-1 text-center font-semibold focus-visible:outline-offset-0"
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
        {problem}
      </span>
    </fieldset>
  );
}
