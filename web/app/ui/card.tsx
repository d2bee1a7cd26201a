import type { ComponentProps } from "react";
import { classes } from "./classes.ts";

export function Card({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div
      {...rest}
      className={classes("rounded-xl border border-line bg-card p-5 shadow-card sm:p-6", className)}
    />
  );
}
