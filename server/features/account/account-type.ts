import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";

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
