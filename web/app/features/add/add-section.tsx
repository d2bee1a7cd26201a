import { useId } from "react";
import { AddRow } from "./add-row.tsx";
import type { Addable } from "./addable.ts";

export interface RowActions {
  readonly isBusy: boolean;
  readonly onAdd: (addable: Addable) => void;
  readonly onOpen: (addable: Addable) => void;
}

interface AddSectionProps extends RowActions {
  readonly title: string;
  readonly addables: readonly Addable[];
}

/** Nothing at all where there is nothing to list. */
export function AddSection({ title, addables, isBusy, onAdd, onOpen }: AddSectionProps) {
  const titleId = useId();
  if (addables.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="grid gap-1">
      <h3 id={titleId} className="text-base">
        {title}
      </h3>
      <ul className="grid divide-y divide-line">
        {addables.map((addable) => (
          <AddRow
            key={addable.key}
            addable={addable}
            isBusy={isBusy}
            onAdd={() => onAdd(addable)}
            onOpen={() => onOpen(addable)}
          />
        ))}
      </ul>
    </section>
  );
}
