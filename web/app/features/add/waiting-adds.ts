import * as z from "zod/mini";
import type { LoggedItem } from "#contract/shapes/add.ts";
import { calendarDay, identifier } from "#contract/shapes/primitives.ts";
import { mealTypes } from "#domain/nutrition/meal-type.ts";
import { createUnsentList } from "../offline/unsent-list.ts";
import type { Add } from "./adds.ts";

/** The server checks it: its shape here would be in the first load of every page. */
const loggedItem = z.custom<LoggedItem>(
  (item) => typeof item === "object" && item !== null && "from" in item,
);
const waitingAdd = z.object({
  ...{ id: z.string(), rowKey: z.string(), name: z.string(), grams: z.number(), calories: z.number() },
  target: z.object({ day: calendarDay, mealType: z.enum(mealTypes), isTypeChosen: z.boolean() }),
  logged: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("items"), items: z.array(loggedItem), name: z.exactOptional(z.string()) }),
    z.object({ kind: z.literal("meal"), mealId: identifier }),
  ]),
  ...{ startedAtMs: z.number(), mayHaveArrived: z.boolean() },
});

/** What this account added and the server has not answered, also before a reload. */
export const waitingAdds = createUnsentList(
  "waitingAdds",
  waitingAdd,
  (stored): Add => ({ ...stored, state: "waiting" }),
);

/** All that this tab stored, also what it has no more. */
const had = new Set<string>();

/** Those of another tab stay: both send them, under the same keys. */
export function saveWaitingAdds(adds: readonly Add[]): void {
  const unanswered = adds.filter(({ state }) => state === "waiting" || state === "adding");
  for (const { id } of unanswered) had.add(id);
  waitingAdds.change((stored) => [
    ...stored.filter(({ id }) => !had.has(id)),
    ...unanswered.map((add) => ({ ...add, mayHaveArrived: mayArrive(add) })),
  ]);
}

function mayArrive({ state, mayHaveArrived }: Add): boolean {
  return mayHaveArrived || (state === "adding" && navigator.onLine);
}

export function forgetWaitingAdd(id: string): void {
  waitingAdds.change((stored) => stored.filter((add) => add.id !== id));
}

/** Shown in its meal at once, and sent by the sheet, which may still be loading. */
export function keepWaitingAdd(add: Add): void {
  had.add(add.id);
  waitingAdds.change((stored) => [...stored.filter(({ id }) => id !== add.id), add]);
}

/** What this tab has kept outside of its list. */
export function storedButNotListed(list: readonly Add[], stored: readonly Add[]): readonly Add[] {
  return stored.filter(({ id }) => had.has(id) && list.every((add) => add.id !== id));
}

/** The list without what was discarded where the day shows it. */
export function withoutDiscarded(list: readonly Add[], stored: readonly Add[]): readonly Add[] {
  const isDiscarded = ({ id, state }: Add) =>
    state === "waiting" && had.has(id) && stored.every((each) => each.id !== id);
  return list.some(isDiscarded) ? list.filter((add) => !isDiscarded(add)) : list;
}
