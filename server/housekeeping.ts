/** server/: the one process that answers the API and renders the pages. This file clears away what has served its time. */
import type { Kysely } from "kysely";
import type { Database } from "./database/schema.ts";
import { forgetVisitorsBefore } from "./features/anonymous/sessions-table.ts";
import { forgetSessionsBefore } from "./features/identity/sessions-table.ts";
import { forgetKeysBefore } from "./http/idempotency-table.ts";
import { forgetLimitsBefore } from "./http/rate-limits.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** A repeat with the same Idempotency-Key gets the first answer for this long. */
const keptAnswerMs = dayMs;
/** A visitor who has not come back is forgotten after this. */
const visitorMs = 90 * dayMs;

export async function clearAway(db: Kysely<Database>, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await forgetKeysBefore(db, before(keptAnswerMs));
  await forgetLimitsBefore(db, now);
  await forgetSessionsBefore(db, now);
  await forgetVisitorsBefore(db, before(visitorMs));
}

/** Once at the start and then every hour, until stopped. A failure is reported and the next hour tries again. */
export function startHousekeeping(
  db: Kysely<Database>,
  clock: () => Date,
  report: (failure: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    running = clearAway(db, clock()).catch(report);
  };
  run();
  const timer = setInterval(run, hourMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
