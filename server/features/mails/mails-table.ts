import { type Kysely, sql } from "kysely";
import { newId } from "../../core/new-id.ts";
import { claimDue, type Queue } from "../../database/claim-due.ts";
import type { Database, Row } from "../../database/schema.ts";
import { lastMailKind, type MailKind, mailLifeMs } from "./mail-kinds.ts";

export interface NewMail {
  readonly kind: MailKind;
  /** Null: nobody is known to have the address. */
  readonly userId: string | null;
  /** Left out: the account's own when the mail is sent. */
  readonly address?: string;
  /** What the mail says beyond the account's data. Never a secret. */
  readonly data?: Readonly<Record<string, string>>;
}

export interface WaitingMail {
  readonly id: string;
  readonly kind: string;
  readonly userId: string | null;
  readonly address: string | null;
  readonly data: Readonly<Record<string, string>>;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export interface MailResult {
  readonly mail: Pick<WaitingMail, "id" | "kind">;
  readonly outcome: MailOutcome;
  readonly now: Date;
}

type MailOutcome = "sent" | "dropped" | "expired";

function toMail(row: Row<"mails">): WaitingMail {
  const { id, kind, user_id: userId, address, data, created_at: createdAt, expires_at: expiresAt } = row;
  return { id, kind, userId, address, data, createdAt, expiresAt };
}

export async function queueMail(db: Kysely<Database>, mail: NewMail, now: Date): Promise<void> {
  await db
    .insertInto("mails")
    .values({
      id: newId(now),
      kind: mail.kind,
      user_id: mail.userId,
      address: mail.address ?? null,
      data: JSON.stringify(mail.data ?? {}),
      created_at: now,
      next_try_at: now,
      expires_at: new Date(now.getTime() + mailLifeMs[mail.kind]),
    })
    .execute();
}

export const mailQueue: Queue<"mails"> = {
  table: "mails",
  key: "id",
  doneAt: "done_at",
  retryDelays: { firstMs: 60_000, longestMs: 6 * 3_600_000 },
};

export async function claimDueMail(db: Kysely<Database>, now: Date): Promise<WaitingMail | undefined> {
  const row = await claimDue(db, mailQueue, { now });
  return row && toMail(row);
}

/** Forgets content and address, and deletes the last mail to a deleted account altogether. */
export async function markMailDone(
  db: Kysely<Database>,
  { mail: { id, kind }, outcome, now }: MailResult,
): Promise<void> {
  if (kind === lastMailKind) {
    await db.deleteFrom("mails").where("id", "=", id).execute();
    return;
  }
  await db
    .updateTable("mails")
    .set({ done_at: now, outcome, address: null, data: JSON.stringify({}) })
    .where("id", "=", id)
    .execute();
}

/** Deletes mails to the account, and those that wait for its address without naming it. Returns how many. */
export async function deleteMails(
  db: Kysely<Database>,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<number> {
  const { numAffectedRows } = await sql`delete from mails
    where user_id = ${userId} or lower(address) = lower(${email})`.execute(db);
  return Number(numAffectedRows ?? 0);
}
