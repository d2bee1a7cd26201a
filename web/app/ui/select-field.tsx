// The platform's own list works best on phones and for screen readers.
import type { ComponentProps } from "react";
import { classes } from "./classes.ts";
import { controlClasses, Field, type FieldTexts } from "./field.tsx";
import { ChevronDownIcon } from "./icons/navigation-icons.tsx";

interface SelectFieldProps extends Omit<ComponentProps<"select">, "id" | "children">, FieldTexts {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export function SelectField({ label, hint, error, className, options, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <div className="relative">
          <select {...select} {...control} className={classes(controlClasses, "h-12 appearance-none pr-10")}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon className="pointer-events-none absolute top-3.5 right-3 size-5 text-ink-muted" />
        </div>
      )}
    </Field>
  );
}
