// The bar stops at 100 %; the text beside it may say more.
import { classes } from "./classes.ts";

interface ProgressBarProps {
  readonly label: string;
  /** Percent; above 100 the bar is full. */
  readonly percent: number;
  /** What screen readers hear instead of the percentage. */
  readonly valueText?: string;
  /** A background class from the tokens. */
  readonly fillClass?: string;
  readonly className?: string;
}

export function ProgressBar({
  label,
  percent,
  valueText,
  fillClass = "bg-basil-600",
  className,
}: ProgressBarProps) {
  const shown = Math.min(100, Math.max(0, Math.round(percent)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={shown}
      aria-valuetext={valueText}
      className={classes("h-2.5 overflow-hidden rounded-full bg-oat", className)}
    >
      <div
        className={classes("h-full rounded-full transition-[width] duration-500 ease-out-soft", fillClass)}
        style={{ width: `${shown}%` }}
      />
    </div>
  );
}
