import type { ComponentProps } from "react";
import { classes } from "./classes.ts";
import { controlClasses, Field, type FieldTexts } from "./field.tsx";

type TextFieldProps = Omit<ComponentProps<"input">, "id"> & FieldTexts;

export function TextField({ label, hint, error, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => <input type="text" {...input} {...control} className={classes(controlClasses, "h-12")} />}
    </Field>
  );
}
