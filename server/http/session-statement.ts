import { type Expression, type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../database/schema.ts";

/** What a statement may know of the account that it reads for. */
export interface Reader {
  /** Whether it sees what only Pro does. */
  readonly isPro: RawBuilder<boolean>;
  readonly dayStartHour: RawBuilder<number>;
}

/** Of a caller who is known already. */
export interface KnownReader {
  readonly isPro: boolean;
  readonly dayStartHour: number;
}

export function readerOf({ isPro, dayStartHour }: KnownReader): Reader {
  return { isPro: sql`${isPro}::boolean`, dayStartHour: sql`${dayStartHour}::integer` };
}

/** Of a statement that names the session's row `session`. */
export interface SessionParts {
  /** The session's row, or none where it has ended: for a WITH. */
  readonly select: Expression<object>;
  /** For the result, under names of their own. */
  readonly columns: RawBuilder<unknown>;
  /** Where `session` is joined. */
  readonly reader: Reader;
  /** The same where it is not. */
  readonly readerApart: Reader;
  /** That there is a session, of an account that may be changed. */
  readonly isOpen: RawBuilder<boolean>;
  /** That the account's quota of scans resets at the midnight of this zone. */
  readonly hasQuotaZone: (timeZone: string) => RawBuilder<boolean>;
}

/** Sent in place of the check of a session alone. It returns no row, and writes nothing, where the session has ended. */
export interface SessionStatement {
  readonly db: Kysely<Database>;
  /** The same object for each call of a text that is to be compiled once. */
  readonly textKey: object;
  readonly build: (db: Kysely<Database>, values: never, session: SessionParts) => RawBuilder<object>;
  readonly values: object;
}
