import type { Kysely } from "kysely";
import type { SecurityEventKind } from "#contract/shapes/account.ts";
import type { Database } from "../../../database/schema.ts";
import type { Device } from "../sessions/device.ts";
import { countFailedSignIn, insertSecurityEvent, type NewSecurityEvent } from "./security-events-table.ts";

/** One line for the operator, which names what happened and nobody. */
export type WriteSecurityLine = (kind: SecurityEventKind) => void;

export interface SecurityLog {
  /** Also within a transaction. */
  record(db: Kysely<Database>, event: NewSecurityEvent, now: Date): Promise<void>;
  recordFailedSignIn(
    db: Kysely<Database>,
    attempt: { readonly userId: string; readonly device: Device },
    now: Date,
  ): Promise<void>;
}

export function createSecurityLog(writeLine: WriteSecurityLine): SecurityLog {
  return {
    record: async (db, event, now) => {
      await insertSecurityEvent(db, event, now);
      writeLine(event.kind);
    },
    recordFailedSignIn: async (db, attempt, now) => {
      await countFailedSignIn(db, attempt, now);
      writeLine("sign_in_failed");
    },
  };
}
