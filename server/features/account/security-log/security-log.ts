import type { Kysely } from "kysely";
import type { SecurityEventKind } from "#contract/shapes/account.ts";
import type { Database } from "../../../database/schema.ts";
import type { Device } from "../sessions/device.ts";
import {
  countFailure,
  type FailedKind,
  insertSecurityEvent,
  type NewSecurityEvent,
} from "./security-events-table.ts";

/** One line for the operator, which names what happened and nobody. */
export type WriteSecurityLine = (kind: SecurityEventKind | "account_deleted") => void;

export interface SecurityLog {
  /** Also within a transaction. */
  record(db: Kysely<Database>, event: NewSecurityEvent, now: Date): Promise<void>;
  recordFailure(
    db: Kysely<Database>,
    attempt: { readonly userId: string; readonly kind: FailedKind; readonly device: Device },
    now: Date,
  ): Promise<void>;
}

export function createSecurityLog(writeLine: WriteSecurityLine): SecurityLog {
  return {
    record: async (db, event, now) => {
      await insertSecurityEvent(db, event, now);
      writeLine(event.kind);
    },
    recordFailure: async (db, attempt, now) => {
      await countFailure(db, attempt, now);
      writeLine(attempt.kind);
    },
  };
}
