import type { ColumnType, JSONColumnType } from "kysely";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { BigInteger, Defaulted } from "./column-type.ts";

export interface ScanUsageTable {
  /** A user or an anonymous session. */
  owner_id: string;
  /** The owner's calendar day, or the whole session. */
  period: string;
  committed: Defaulted<number>;
  /** Reservation id → when it expires, in ms since 1970. */
  reserved: JSONColumnType<Record<string, number>, string | undefined>;
}

export interface IdempotencyKeysTable {
  owner: string;
  key: string;
  endpoint: string;
  request_hash: Uint8Array;
  work_id: string | null;
  state: "working" | "done";
  locked_until: Date;
  status: number | null;
  answer: ColumnType<unknown, string | null, string | null>;
  created_at: Defaulted<Date>;
}

export interface RateLimitsTable {
  bucket: string;
  hits: number;
  window_ends_at: Date;
}

export interface LanguageModelSpendTable {
  /** UTC */
  day: CalendarDay;
  tokens: BigInteger;
}

export interface LanguageModelAnswersTable {
  key: Uint8Array;
  /** Sealed for its question. */
  answer: Uint8Array;
  created_at: Date;
}

export interface LanguageModelSharesTable {
  /** UTC */
  day: CalendarDay;
  /** A hash of the account or the network. */
  spender: string;
  tokens: BigInteger;
}
