import type { Kysely } from "kysely";
import type { EndpointParts, ParsedCallOf } from "#contract/endpoint.ts";
import { planKindOf } from "#domain/plans/entitlements.ts";
import type { Database } from "../database/schema.ts";
import type { Caller } from "./caller.ts";
import { loadOwnRows } from "./own-read.ts";
import { type Before, isReading } from "./serve.ts";
import type { KnownReader } from "./session-statement.ts";
import { possibleDaysIn } from "./today-of.ts";

interface CallToRead<E extends EndpointParts> {
  readonly caller: Caller;
  readonly parsed: ParsedCallOf<E>;
  readonly now: Date;
}

/** What was not read with the check of the session. */
export async function readInTurn<E extends EndpointParts, Row>(
  db: Kysely<Database>,
  before: Before<E, Row> | undefined,
  { caller, parsed, now }: CallToRead<E>,
): Promise<readonly unknown[]> {
  if (!isReading(before) || caller.kind !== "user") return [];
  const { userId, timeZone } = caller;
  const owned = { ...parsed, userId };
  const read =
    "read" in before
      ? before.read(owned)
      : before.readOfDay({ ...owned, days: possibleDaysIn(timeZone, now) });
  return loadOwnRows(db, read, knownReaderOf(caller));
}

export function knownReaderOf(caller: Caller): KnownReader {
  return caller.kind === "user"
    ? { isPro: planKindOf(caller) === "pro", dayStartHour: caller.dayStartHour }
    : { isPro: false, dayStartHour: 0 };
}
