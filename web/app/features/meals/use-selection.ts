import { useState } from "react";
import type { Meal } from "#contract/shapes/meals.ts";

export interface Selection {
  /** Undefined while none are being chosen. */
  readonly ids: ReadonlySet<string> | undefined;
  /** Chooses all of them, or none if all were chosen. */
  readonly toggle: (meals: readonly Meal[]) => void;
  readonly end: () => void;
}

/** The rows that are chosen, to be moved, copied or deleted together. */
export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>();
  return {
    ids,
    toggle: (meals) =>
      setIds((before = new Set()) => {
        const toggled = meals.map(({ id }) => id);
        if (toggled.every((id) => before.has(id)))
          return new Set([...before].filter((id) => !toggled.includes(id)));
        return new Set([...before, ...toggled]);
      }),
    end: () => setIds(undefined),
  };
}
