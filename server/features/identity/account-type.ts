import type { Kysely, Transaction } from "kysely";
import type { Database } from "../../database/schema.ts";

/** Until the transaction ends, nobody else changes the account or what depends on it. False: there is none. */
export async function lockAccount(db: Transaction<Database>, userId: string): Promise<boolean> {
  const row = db.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate();
  return (await row.executeTakeFirst()) !== undefined;
}

export async function setAccountType(
  db: Kysely<Database>,
  userId: string,
  accountType: "free" | "pro",
): Promise<void> {
  await db
    .updateTable("users")
    .set({ account_type: accountType })
    .where("id", "=", userId)
    .where("account_type", "!=", accountType)
    .execute();
}

export async function isPremium(db: Kysely<Database>, userId: string): Promise<boolean> {
  const row = db.selectFrom("users").select("account_type").where("id", "=", userId);
  return (await row.executeTakeFirst())?.account_type === "pro";
}
