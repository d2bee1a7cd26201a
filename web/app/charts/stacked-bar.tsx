// Hidden from screen readers: the legend beside it gives the figures.
import { classes } from "../ui/classes.ts";

interface StackedBarProps {
  readonly parts: readonly { readonly id: string; readonly percent: number; readonly fillClass: string }[];
}

export function StackedBar({ parts }: StackedBarProps) {
  const shown = parts.filter(({ percent }) => percent > 0);
  return (
    <div aria-hidden="true" className="flex h-5 gap-0.5 overflow-hidden rounded-full bg-track">
      {shown.map(({ id, percent, fillClass }) => (
        <div
          key={id}
          className={classes("h-full min-w-1 transition-[flex-grow] duration-500 ease-out-soft", fillClass)}
          style={{ flex: `${percent} 0 0` }}
        />
      ))}
    </div>
  );
}
