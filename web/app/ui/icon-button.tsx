import type { ComponentProps } from "react";
import { classes } from "./classes.ts";

interface IconButtonProps extends Omit<ComponentProps<"button">, "aria-label"> {
  readonly label: string;
  readonly tone?: "plain" | "outlined" | "danger";
  readonly size?: "sm" | "md";
}

const tones = {
  plain: "text-ink-soft hover:bg-oat hover:text-ink",
  outlined: "border border-line bg-card text-ink hover:border-basil-300 hover:bg-basil-50",
  danger: "text-ink-muted hover:bg-danger-soft hover:text-danger",
};

export function IconButton({ label, tone = "plain", size = "md", className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classes(
        "inline-grid shrink-0 place-items-center rounded-full transition-colors duration-150",
        "disabled:cursor-not-allowed disabled:opacity-45 disabled:hover:bg-transparent",
        size === "sm" ? "size-9" : "size-11",
        tones[tone],
        className,
      )}
    />
  );
}
