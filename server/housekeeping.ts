/** server/: the one process that answers the API and renders the pages. This file clears away what has served its time. */
import type { Kysely } from "kysely";
import type { Database } from "./database/schema.ts";
import { forgetVisitorsBefore } from "./features/anonymous/sessions-table.ts";
import { forgetSessionsBefore } from "./features/identity/sessions-table.ts";
import { forgetKeysBefore } from "./http/idempotency-table.ts";
import { forgetLimitsBefore } from "./http/rate-limits.ts";
import { runRegularly } from "./run-regularly.ts";

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

/** Every hour, until stopped. */
export function startHousekeeping(
  db: Kysely<Database>,
  clock: () => Date,
  report: (failure: unknown) => void,
): () => Promise<void> {
  return runRegularly(() => clearAway(db, clock()), hourMs, report);
}
