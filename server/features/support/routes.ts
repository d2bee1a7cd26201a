import type { Kysely } from "kysely";
import { sendTicket } from "#contract/endpoints/support.ts";
import { preferredLanguage } from "#domain/people/preferred-language.ts";
import type { Database } from "../../database/schema.ts";
import { networkOf } from "../../http/network-of.ts";
import { rateLimits } from "../../http/rate-limit-list.ts";
import type { RateLimiter } from "../../http/rate-limits.ts";
import type { Serve } from "../../http/serve.ts";
import { insertTicket } from "./tickets-table.ts";

export interface SupportParts {
  readonly db: Kysely<Database>;
  readonly limiter: RateLimiter;
}

/** Stores tickets, which a background job mails, so that a mail failure cannot lose one. */
export function serveSupport(serve: Serve, { db, limiter }: SupportParts): void {
  serve(
    sendTicket,
    async ({ body, caller, acceptLanguage, now, newRow }) => {
      const { name, email, subject, msg, website, language = preferredLanguage(acceptLanguage) } = body;
      const ticket = { id: newRow.id, createdAt: now };
      const answer = { id: ticket.id, createdAt: now.toISOString() };
      if (website) return answer;
      const userId = caller.kind === "user" ? caller.userId : null;
      await limiter.take(rateLimits.ticketFromSender, userId ?? email.toLowerCase(), now);
      await insertTicket(db, { ...ticket, userId, name, email, subject, message: msg, language });
      return answer;
    },
    { attempts: ({ address }) => [{ limit: rateLimits.ticketFromNetwork, who: networkOf(address) }] },
  );
}
