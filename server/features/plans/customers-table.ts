import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";

export async function findCustomerOfUser(
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

export async function findUserOfCustomer(
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

interface PaymentCustomer {
  readonly provider: string;
  readonly userId: string;
  readonly customerId: string;
}

/** Replaces the id of a customer that was deleted at the provider. */
export async function saveCustomer(
  db: Kysely<Database>,
  { provider, userId, customerId }: PaymentCustomer,
): Promise<void> {
  await db
    .insertInto("payment_customers")
    .values({ provider, user_id: userId, customer_id: customerId })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "provider"]).doUpdateSet({ customer_id: customerId }),
    )
    .execute();
}
