// The bar stops at 100 %, or shows the excess as stripes; the text beside it may say more.
import { classes } from "./classes.ts";

interface ProgressBarProps {
  readonly label: string;
  /** Percent; above 100 the bar is full. */
  readonly percent: number;
  /** What screen readers hear instead of the percentage. */
  readonly valueText?: string;
  /** What is more than 100 % is striped, behind a gap where 100 % is. The whole bar is then what there is. */
  readonly showsExcess?: boolean;
  /** A background class from the tokens. */
  readonly fillClass?: string;
  readonly className?: string;
}

export function ProgressBar({
  label,
  percent,
  valueText,
  fillClass = "bg-basil-600",
  showsExcess = false,
  className,
}: ProgressBarProps) {
  const shown = Math.min(100, Math.max(0, Math.round(percent)));
  const filled = showsExcess && percent > 100 ? 10_000 / percent : shown;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={shown}
      aria-valuetext={valueText}
      className={classes(
        "flex h-2.5 gap-0.5 overflow-hidden rounded-full",
        !showsExcess && "bg-track",
        className,
      )}
    >
      <div
        className={classes("h-full rounded-full transition-[width] duration-500 ease-out-soft", fillClass)}
        style={{ width: `${filled}%` }}
      />
      {showsExcess && <div className="above-stripes h-full flex-1 rounded-full" />}
    </div>
  );
}
