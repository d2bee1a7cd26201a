import type { Kysely } from "kysely";
import { hashToken } from "../../core/opaque-token.ts";
import type { Database } from "../../database/schema.ts";
import type { Visitor } from "../../http/caller.ts";
import { findAnonymousSession } from "./sessions-table.ts";

export async function authenticateVisitor(
  db: Kysely<Database>,
  token: string,
  callTimeZone: string | undefined,
): Promise<Visitor | undefined> {
  const session = await findAnonymousSession(db, hashToken(token));
  return session && { kind: "visitor", sessionId: session.id, timeZone: callTimeZone ?? session.timeZone };
}
