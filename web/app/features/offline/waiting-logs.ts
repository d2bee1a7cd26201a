import * as z from "zod/mini";
import { saveWeight } from "#contract/endpoints/body.ts";
import { saveDayNotes } from "#contract/endpoints/days.ts";
import { logWater } from "#contract/endpoints/water.ts";
import { calendarDay } from "#contract/shapes/primitives.ts";
import { ApiError } from "../../api/api-error.ts";
import { request } from "../../api/request.ts";
import { signedInAccountId } from "../../api/stored-tokens.ts";
import { answerOrKeep, isUnanswered } from "../../api/unanswered.ts";
import { createUnsentList } from "./unsent-list.ts";

/** `id`: the key of its call, so that it is logged once however often it is sent. */
const ofDay = { id: z.string(), day: calendarDay };
const waitingDrink = z.object({ ...ofDay, ml: z.number() });
const waitingWeight = z.object({ ...ofDay, weightKg: z.number(), note: z.nullable(z.string()) });
const waitingNotes = z.object({
  ...ofDay,
  notes: z.object({
    note: z.optional(z.nullable(z.string())),
    isLeftOut: z.optional(z.boolean()),
  }),
});
const waitingLog = z.union([waitingDrink, waitingWeight, waitingNotes]);

export type WaitingDrink = z.infer<typeof waitingDrink>;
export type WaitingWeight = z.infer<typeof waitingWeight>;
export type WaitingNotes = z.infer<typeof waitingNotes>;
type WaitingLog = z.infer<typeof waitingLog>;

/** What this account logged without a network beside foods: those wait in `waitingAdds`. */
export const waitingLogs = createUnsentList("waitingLogs", waitingLog, (log): WaitingLog => log);

export const isDrink = (log: WaitingLog): log is WaitingDrink => "ml" in log;
export const isWeight = (log: WaitingLog): log is WaitingWeight => "weightKg" in log;
export const isNotes = (log: WaitingLog): log is WaitingNotes => "notes" in log;

/** A day has many drinks, but one weight and one set of notes: those that waited are replaced, and of notes what was said last counts. */
function withLog(all: readonly WaitingLog[], log: WaitingLog): readonly WaitingLog[] {
  const isSame = (other: WaitingLog) =>
    other.id === log.id ||
    (other.day === log.day && ((isWeight(log) && isWeight(other)) || (isNotes(log) && isNotes(other))));
  const before = isNotes(log) ? all.filter(isNotes).find(isSame) : undefined;
  const kept = before && isNotes(log) ? { ...log, notes: { ...before.notes, ...log.notes } } : log;
  return [...all.filter((other) => !isSame(other)), kept];
}

export function dropLog(id: string): void {
  waitingLogs.change((all) => all.filter((log) => log.id !== id));
}

export const sendDrink = ({ id, day, ml }: WaitingDrink) =>
  request(logWater, { body: { ml, day } }, { idempotencyKey: id });
export const sendWeight = ({ id, day, weightKg, note }: WaitingWeight) =>
  request(saveWeight, { params: { day }, body: { weightKg, note } }, { idempotencyKey: id });
/** The same notes saved twice are the same notes. */
export const sendNotes = ({ day, notes }: WaitingNotes) =>
  request(saveDayNotes, { params: { day }, body: notes });

function sendLog(log: WaitingLog): Promise<unknown> {
  if (isDrink(log)) return sendDrink(log);
  return isWeight(log) ? sendWeight(log) : sendNotes(log);
}

/** Sends a log. Where no answer comes, it is kept and sent once there is a connection; the result is undefined then. */
export function sendOrKeep<Log extends WaitingLog, Answer>(
  log: Log,
  send: (log: Log) => Promise<Answer>,
): Promise<Answer | undefined> {
  return answerOrKeep(
    () => send(log),
    () => waitingLogs.change((all) => withLog(all, log)),
  );
}

/** One after the other, until there is no answer. What the server refuses is handed to `onRefused`, and waits no more. */
export async function sendWaitingLogs(onRefused?: (error: unknown) => void): Promise<void> {
  const owner = signedInAccountId();
  for (const log of waitingLogs.load()) {
    if (signedInAccountId() !== owner) return;
    try {
      await sendLog(log);
    } catch (error) {
      if (!(error instanceof ApiError) || !onRefused) return;
      if (isUnanswered(error) || error.status === 401 || error.status >= 500) return;
      onRefused(error);
    }
    dropLog(log.id);
  }
}
