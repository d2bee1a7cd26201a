import * as z from "zod/mini";
import { loggedItem } from "#contract/shapes/add.ts";
import { calendarDay, identifier } from "#contract/shapes/primitives.ts";
import { mealTypes } from "#domain/nutrition/meal-type.ts";
import { signedInAccountId } from "../../api/stored-tokens.ts";
import { type ItemAddress, removeItem } from "../../storage/stored-items.ts";
import { loadUnsent, saveUnsent } from "../../storage/unsent-work.ts";
import type { Add } from "./adds.ts";

const waitingAdd = z.object({
  ...{ id: z.string(), rowKey: z.string(), name: z.string(), grams: z.number(), calories: z.number() },
  target: z.object({ day: calendarDay, mealType: z.enum(mealTypes), isTypeChosen: z.boolean() }),
  logged: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("items"), items: z.array(loggedItem), name: z.exactOptional(z.string()) }),
    z.object({ kind: z.literal("meal"), mealId: identifier }),
  ]),
  ...{ startedAtMs: z.number(), mayHaveArrived: z.boolean() },
});

function address(): ItemAddress | undefined {
  const owner = signedInAccountId();
  return owner === undefined ? undefined : { item: "waitingAdds", owner };
}

function load(at: ItemAddress) {
  const stored = z.safeParse(z.array(waitingAdd), loadUnsent(at));
  return stored.success ? stored.data : [];
}

/** What this account added that had no answer, also before a reload. */
export function loadWaitingAdds(): readonly Add[] {
  const at = address();
  return at ? load(at).map((add) => ({ ...add, state: "waiting" })) : [];
}

/** All that this tab had, also what it has no more. */
const had = new Set<string>();

/** Those of another tab stay: both send them, under the same keys. */
export function saveWaitingAdds(adds: readonly Add[]): void {
  const at = address();
  if (!at) return;
  for (const { id } of adds) had.add(id);
  const elsewhere = load(at).filter(({ id }) => !had.has(id));
  const waiting = [...elsewhere, ...adds.filter(({ state }) => state === "waiting")];
  if (waiting.length > 0) saveUnsent(at, waiting);
  else removeItem(at);
}
