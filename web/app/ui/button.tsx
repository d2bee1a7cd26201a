/** web/app/ui: the button. Busy: it keeps its words and its width, shows a spinner and takes no second press. */
import type { ComponentProps } from "react";
import { type ButtonLook, buttonClasses } from "./button-classes.ts";
import { classes } from "./classes.ts";
import { Spinner } from "./spinner.tsx";

interface ButtonProps extends ComponentProps<"button">, ButtonLook {
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
