// Drawn with CSS alone, for pages that do not load the chart library.
import { classes } from "../ui/classes.ts";

export interface Column {
  readonly id: string;
  readonly label: string;
  /** The label in full, for screen readers. */
  readonly fullLabel?: string;
  readonly value: number;
  /** The value as shown above its column, and as screen readers read it. */
  readonly shortText: string;
  readonly valueText: string;
  readonly isCurrent?: boolean;
  /** Drawn as an outline: it does not count. */
  readonly isLeftOut?: boolean;
}

export function ColumnChart({ label, columns }: { label: string; columns: readonly Column[] }) {
  const highest = Math.max(1, ...columns.map(({ value }) => value));
  return (
    // Too narrow for the words below the columns, as with large text, they lie on their side.
    <div className="@container">
      <ul
        aria-label={label}
        className="figures grid h-44 auto-cols-fr grid-flow-col gap-1.5 sm:gap-2.5 @max-[15rem]:h-auto @max-[15rem]:grid-flow-row"
      >
        {columns.map(
          ({
            id,
            label: name,
            fullLabel,
            value,
            shortText,
            valueText,
            isCurrent = false,
            isLeftOut = false,
          }) => (
            <li
              key={id}
              className="grid grid-rows-[1fr_auto] @max-[15rem]:grid-cols-[3.25rem_1fr] @max-[15rem]:grid-rows-1 @max-[15rem]:items-center @max-[15rem]:gap-2"
            >
              <span className="sr-only">{`${fullLabel ?? name}: ${valueText}`}</span>
              <div
                aria-hidden="true"
                className="flex min-h-0 flex-col justify-end gap-1 @max-[15rem]:min-w-0 @max-[15rem]:flex-row-reverse @max-[15rem]:items-center @max-[15rem]:gap-2"
              >
                <span className="text-center text-2xs text-ink-soft">{value > 0 ? shortText : ""}</span>
                <div
                  className={classes(
                    "mx-auto w-full max-w-16 shrink-0 rounded-t-md transition-[flex-basis] duration-500 ease-out-soft @max-[15rem]:mx-0 @max-[15rem]:h-[1em] @max-[15rem]:w-auto @max-[15rem]:max-w-none @max-[15rem]:shrink @max-[15rem]:rounded-sm",
                    value === 0 && "bg-line",
                    value > 0 && isLeftOut && "border border-b-0 border-dashed border-line-strong",
                    value > 0 && !isLeftOut && (isCurrent ? "bg-basil-600" : "bg-basil-300"),
                  )}
                  // The tallest column leaves room for the figure above it.
                  style={{ flexBasis: value > 0 ? `${(value / highest) * 84}%` : "2px" }}
                />
              </div>
              <span
                aria-hidden="true"
                className={classes(
                  "border-t border-line pt-1.5 text-center text-xs @max-[15rem]:order-first @max-[15rem]:border-0 @max-[15rem]:pt-0 @max-[15rem]:text-left",
                  isCurrent ? "font-bold text-ink" : "text-ink-muted",
                )}
              >
                {name}
              </span>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
