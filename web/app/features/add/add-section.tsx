import { type ReactNode, useId } from "react";
import type { Addable } from "./addable.ts";

export type RenderRow = (addable: Addable) => ReactNode;

interface AddSectionProps {
  readonly title: string;
  readonly addables: readonly Addable[];
  /** Beside the title. */
  readonly aside?: ReactNode;
  readonly renderRow: RenderRow;
}

/** Nothing at all where there is nothing to list. */
export function AddSection({ title, addables, aside, renderRow }: AddSectionProps) {
  const titleId = useId();
  if (addables.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 border-b border-line px-5 pt-3 pb-2 text-sm sm:px-6">
        <h3 id={titleId} className="font-sans text-sm font-semibold tracking-normal text-ink-muted">
          {title}
        </h3>
        {aside}
      </div>
      <ul>{addables.map(renderRow)}</ul>
    </section>
  );
}
