// Ties a form control to its label, hint and error for screen readers.
import { type ReactNode, useId } from "react";
import { classes } from "./classes.ts";
import { AlertIcon } from "./icons/status-icons.tsx";

export interface FieldTexts {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

/** Attributes for the control itself. */
interface ControlAttributes {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": boolean | undefined;
}

interface FieldProps extends FieldTexts {
  readonly className?: string | undefined;
  readonly children: (control: ControlAttributes) => ReactNode;
}

export function Field({ label, hint, error, className, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(" ");
  return (
    <div className={classes("grid content-start gap-1.5", className)}>
      <label htmlFor={id} className="text-sm font-semibold text-ink-soft">
        {label}
      </label>
      {children({
        id,
        "aria-describedby": describedBy || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {hint && (
        <div id={hintId} className="text-sm text-ink-muted">
          {hint}
        </div>
      )}
      <p id={errorId} aria-live="polite" className={classes("text-sm text-danger", !error && "hidden")}>
        {error && (
          <span className="flex items-start gap-1.5">
            <AlertIcon className="mt-0.5 size-4 shrink-0" />
            {error}
          </span>
        )}
      </p>
    </div>
  );
}

export const controlClasses =
  "w-full rounded-md border border-line-strong bg-field px-3.5 text-base text-ellipsis text-ink placeholder:text-ink-muted/80 " +
  "transition-[border-color,box-shadow] duration-150 hover:border-ink-muted " +
  "focus:border-basil-600 focus:shadow-[0_0_0_3px_var(--color-basil-200)] focus:outline-none " +
  "aria-invalid:border-danger aria-invalid:focus:shadow-[0_0_0_3px_var(--color-danger-soft)] " +
  "disabled:cursor-not-allowed disabled:bg-oat disabled:text-ink-muted [&[readonly]]:bg-oat";
