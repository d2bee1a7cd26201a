import * as z from "zod/mini";
import { logWater } from "#contract/endpoints/water.ts";
import { calendarDay } from "#contract/shapes/primitives.ts";
import { ApiError } from "../../api/api-error.ts";
import { request } from "../../api/request.ts";
import { createUnsentList } from "../offline/unsent-list.ts";

/** `id`: the key of its call, so that it is one drink however often it is sent. */
const waitingDrink = z.object({ id: z.string(), day: calendarDay, ml: z.number() });
export type WaitingDrink = z.infer<typeof waitingDrink>;

/** What this account drank without a network. */
export const waitingWater = createUnsentList("waitingWater", waitingDrink, (drink) => drink);

export function keepWater(drink: WaitingDrink): void {
  waitingWater.change((all) => [...all.filter(({ id }) => id !== drink.id), drink]);
}

export function dropWater(id: string): void {
  waitingWater.change((all) => all.filter((drink) => drink.id !== id));
}

export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && (error.code === "network" || error.code === "timeout");
}

/** One after the other, until there is no answer. What the server refuses is handed to `onRefused`, and waits no more. */
export async function sendWaitingWater(onRefused?: (error: unknown) => void): Promise<void> {
  for (const { id, day, ml } of waitingWater.load()) {
    try {
      await request(logWater, { body: { ml, day } }, { idempotencyKey: id });
    } catch (error) {
      if (!(error instanceof ApiError) || !onRefused) return;
      if (isUnanswered(error) || error.status === 401 || error.status >= 500) return;
      onRefused(error);
    }
    dropWater(id);
  }
}
