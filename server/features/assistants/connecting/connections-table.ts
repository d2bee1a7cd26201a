import type { Kysely } from "kysely";
import type { TokenScope } from "#contract/shapes/tokens.ts";
import type { Database } from "../../../database/schema.ts";

export interface Connection {
  readonly userId: string;
  readonly clientId: string;
  readonly scope: TokenScope;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Finds a connection; undefined if it has ended, or its account is to be deleted. */
export async function findConnection(
  db: Kysely<Database>,
  id: string,
  now: Date,
): Promise<Connection | undefined> {
  const row = await db
    .selectFrom("personal_tokens as token")
    .innerJoin("users", "users.id", "token.user_id")
    .select([
      "token.user_id as userId",
      "token.client_id as clientId",
      "token.scope",
      "token.created_at as createdAt",
      "token.expires_at as expiresAt",
    ])
    .where("token.id", "=", id)
    .where("token.expires_at", ">", now)
    .where("users.deletes_at", "is", null)
    .executeTakeFirst();
  return row?.clientId == null ? undefined : { ...row, clientId: row.clientId };
}

/** Deletes a connection and returns whose it was; undefined where it had ended. */
export async function deleteConnection(db: Kysely<Database>, id: string): Promise<string | undefined> {
  const gone = db
    .deleteFrom("personal_tokens")
    .where("id", "=", id)
    .where("client_id", "is not", null)
    .returning("user_id");
  return (await gone.executeTakeFirst())?.user_id;
}
