import type { Kysely } from "kysely";
import type { Mail, Mailer } from "../../adapters/mailer.ts";
import type { Database } from "../../database/schema.ts";
import { claimPendingTicket, markTicketMailed, type Ticket } from "./tickets-table.ts";

interface TicketSending {
  readonly db: Kysely<Database>;
  readonly mailer: Mailer;
  readonly supportAddress: string;
  readonly clock: () => Date;
  readonly report: (failure: unknown) => void;
}

/** Sends all pending tickets. One that fails is reported and retried later; the others are still sent. */
export async function sendPendingTickets({
  db,
  mailer,
  supportAddress,
  clock,
  report,
}: TicketSending): Promise<void> {
  for (;;) {
    const ticket = await claimPendingTicket(db, clock());
    if (!ticket) return;
    try {
      await mailer.send(buildMail(ticket, supportAddress));
      await markTicketMailed(db, ticket.id, clock());
    } catch (failure) {
      report(failure);
    }
  }
}

function buildMail(ticket: Ticket, to: string): Mail {
  const { id, name, email, subject, message, language, userId, createdAt } = ticket;
  const facts = [
    `From: ${name} <${email}>`,
    `Account: ${userId ?? "none"}`,
    `Language: ${language}`,
    `Sent: ${createdAt.toISOString()}`,
    `Ticket: ${id}`,
  ];
  return {
    id,
    to,
    replyTo: { name, address: email },
    subject: `[Platewise] ${subject}`,
    text: `${message}\n\n-- \n${facts.join("\n")}\n`,
  };
}
