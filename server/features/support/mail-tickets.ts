/** server/features/support: messages to the people behind the product. This file: stored ones are mailed, until they have gone. */
import type { Kysely } from "kysely";
import type { Mail, Mailer } from "../../adapters/mailer.ts";
import type { Database } from "../../database/schema.ts";
import { noteMailed, type Ticket, takeWaitingTicket } from "./tickets-table.ts";

export interface TicketMail {
  readonly mailer: Mailer;
  /** Where support reads its mail. */
  readonly supportAddress: string;
}

/** Mails all that wait. One that fails is reported and tried again later; the others still go. */
export async function mailWaitingTickets(
  db: Kysely<Database>,
  { mailer, supportAddress }: TicketMail,
  clock: () => Date,
  report: (failure: unknown) => void,
): Promise<void> {
  for (;;) {
    const ticket = await takeWaitingTicket(db, clock());
    if (!ticket) return;
    try {
      await mailer.send(mailOf(ticket, supportAddress));
      await noteMailed(db, ticket.id, clock());
    } catch (failure) {
      report(failure);
    }
  }
}

function mailOf(ticket: Ticket, to: string): Mail {
  const { id, name, email, subject, message, language, userId, createdAt } = ticket;
  const facts = [
    `From: ${name} <${email}>`,
    `Account: ${userId ?? "none"}`,
    `Language: ${language}`,
    `Sent: ${createdAt.toISOString()}`,
    `Ticket: ${id}`,
  ];
  return {
    ...{ id, to },
    replyTo: { name, address: email },
    subject: `[Platewise] ${subject}`,
    text: `${message}\n\n-- \n${facts.join("\n")}\n`,
  };
}
