// While busy it keeps its text and width, shows a spinner and ignores presses.
import type { ComponentProps } from "react";
import { type ButtonStyle, buttonClasses } from "./button-classes.ts";
import { classes } from "./classes.ts";
import { Spinner } from "./spinner.tsx";

interface ButtonProps extends ComponentProps<"button">, ButtonStyle {
  readonly isBusy?: boolean;
}

export function Button({ variant, size, isWide, isBusy = false, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled || isBusy}
      aria-busy={isBusy || undefined}
      className={classes(buttonClasses({ variant, size, isWide }), className)}
    >
      {isBusy && <Spinner className="size-[1.1em]" />}
      {children}
    </button>
  );
}
