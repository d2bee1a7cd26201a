import { type Kysely, sql } from "kysely";
import type { Language } from "#domain/people/language.ts";
import { claimDue, type Queue } from "../../database/claim-due.ts";
import type { Database, Row } from "../../database/schema.ts";

export interface Ticket {
  readonly id: string;
  /** null for a visitor. */
  readonly userId: string | null;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly language: Language;
  readonly createdAt: Date;
}

function toTicket(row: Row<"support_tickets">): Ticket {
  const { id, user_id: userId, name, email, subject, message, language, created_at: createdAt } = row;
  return { id, userId, name, email, subject, message, language, createdAt };
}

/** Repeats insert nothing. */
export async function insertTicket(db: Kysely<Database>, ticket: Ticket): Promise<void> {
  const { id, userId, name, email, subject, message, language, createdAt } = ticket;
  await db
    .insertInto("support_tickets")
    .values({
      id,
      user_id: userId,
      name,
      email,
      subject,
      message,
      language,
      created_at: createdAt,
      next_try_at: createdAt,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

/** Oldest first. */
export async function listTickets(db: Kysely<Database>, userId: string): Promise<Ticket[]> {
  const rows = db.selectFrom("support_tickets").selectAll().where("user_id", "=", userId);
  return (await rows.orderBy("created_at").execute()).map(toTicket);
}

export const ticketQueue: Queue<"support_tickets"> = {
  table: "support_tickets",
  key: "id",
  doneAt: "mailed_at",
  retryDelays: { firstMs: 60_000, longestMs: 6 * 3_600_000 },
};

/** Returns a ticket that is due to be mailed. */
export async function claimPendingTicket(db: Kysely<Database>, now: Date): Promise<Ticket | undefined> {
  const row = await claimDue(db, ticketQueue, { now });
  return row && toTicket(row);
}

export async function markTicketMailed(db: Kysely<Database>, id: string, now: Date): Promise<void> {
  await db.updateTable("support_tickets").set({ mailed_at: now }).where("id", "=", id).execute();
}

/** Deletes a person's tickets, with those sent from the same e-mail address without signing in. Returns how many rows. */
export async function deleteTickets(
  db: Kysely<Database>,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<number> {
  const { numAffectedRows } = await sql`delete from support_tickets
    where user_id = ${userId} or lower(email) = lower(${email})`.execute(db);
  return Number(numAffectedRows ?? 0);
}
