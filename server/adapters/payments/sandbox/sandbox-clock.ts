import { type Kysely, sql } from "kysely";
import type { Database } from "../../../database/schema.ts";

export interface SandboxTime {
  /** The sandbox's clock: ours plus what it was advanced by. */
  readonly now: Date;
  /** Our clock, which decides when events are delivered. */
  readonly realNow: Date;
}

export async function sandboxNow(db: Kysely<Database>, clock: () => Date): Promise<Date> {
  const row = await db.selectFrom("sandbox_clock").select("advanced_ms").executeTakeFirst();
  return new Date(clock().getTime() + (row?.advanced_ms ?? 0));
}

export async function advanceSandboxClock(db: Kysely<Database>, milliseconds: number): Promise<void> {
  if (!(milliseconds >= 0)) throw new Error("The sandbox's clock goes forward only.");
  await db
    .updateTable("sandbox_clock")
    .set({ advanced_ms: sql`advanced_ms + ${milliseconds}` })
    .execute();
}
