/** server/features/plans: plans, subscriptions, payments. This file: who an account is at the payment provider. */
import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";

export async function customerOfUser(
  db: Kysely<Database>,
  provider: string,
  userId: string,
): Promise<string | null> {
  const row = await db
    .selectFrom("payment_customers")
    .select("customer_id")
    .where("user_id", "=", userId)
    .where("provider", "=", provider)
    .executeTakeFirst();
  return row?.customer_id ?? null;
}

export async function userOfCustomer(
  db: Kysely<Database>,
  provider: string,
  customerId: string,
): Promise<string | null> {
  const row = await db
    .selectFrom("payment_customers")
    .select("user_id")
    .where("provider", "=", provider)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** The provider may have made a new customer where the former was deleted. */
export async function keepCustomer(
  db: Kysely<Database>,
  provider: string,
  userId: string,
  customerId: string,
): Promise<void> {
  await db
    .insertInto("payment_customers")
    .values({ provider, user_id: userId, customer_id: customerId })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "provider"]).doUpdateSet({ customer_id: customerId }),
    )
    .execute();
}
