import type { AddView } from "./add-view.ts";
import type { Target } from "./target.ts";
import type { Adds } from "./use-adds.ts";

/** What every row of the sheet acts on. */
export interface AddRows {
  readonly adds: Adds;
  readonly target: Target;
  readonly onView: (view: AddView) => void;
}
