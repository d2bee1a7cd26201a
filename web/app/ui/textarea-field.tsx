import type { ComponentProps } from "react";
import { classes } from "./classes.ts";
import { controlClasses, Field, type FieldTexts } from "./field.tsx";

type TextareaFieldProps = Omit<ComponentProps<"textarea">, "id"> & FieldTexts;

export function TextareaField({ label, hint, error, className, ...textarea }: TextareaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <textarea
          rows={6}
          {...textarea}
          {...control}
          className={classes(controlClasses, "resize-y py-3 leading-relaxed")}
        />
      )}
    </Field>
  );
}
