// Real radio buttons, for keyboards and screen readers.
import { type ReactNode, useId } from "react";
import { classes } from "./classes.ts";

interface SegmentedChoiceProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Shows the label above the control, as in a form. */
  readonly hasVisibleLabel?: boolean;
  /** For many options on a narrow screen. */
  readonly isTight?: boolean;
  readonly className?: string;
}

export function SegmentedChoice<Value extends string>({
  label,
  options,
  value,
  onChange,
  hasVisibleLabel = false,
  isTight = false,
  className,
}: SegmentedChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={classes("min-w-0", className)}>
      <legend className={hasVisibleLabel ? "mb-1.5 text-sm font-semibold text-ink-soft" : "sr-only"}>
        {label}
      </legend>
      <div className="row-of-equals gap-1 rounded-[--spacing(5.5)] bg-oat p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className={classes(
              "relative inline-flex min-h-9 cursor-pointer items-center justify-center gap-1.5 rounded-full text-center text-sm font-semibold",
              isTight ? "px-1" : "px-3",
              "transition-colors duration-150 has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-basil-500",
              option.value === value
                ? "bg-thumb text-basil-700 shadow-card"
                : "text-ink-muted hover:text-ink",
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
