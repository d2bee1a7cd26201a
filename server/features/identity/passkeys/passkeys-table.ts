import type { Kysely } from "kysely";
import type { Database } from "../../../database/schema.ts";

export interface ListedPasskey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

/** Oldest first. */
export async function listPasskeys(db: Kysely<Database>, userId: string): Promise<ListedPasskey[]> {
  return db
    .selectFrom("passkeys")
    .select(["id", "name", "created_at as createdAt", "last_used_at as lastUsedAt"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}
