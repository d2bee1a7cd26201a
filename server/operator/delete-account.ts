import type { Kysely } from "kysely";
import { createMailer } from "../adapters/choose-mailer.ts";
import { createPayments } from "../adapters/payments/payment-adapters.ts";
import type { Config } from "../core/config.ts";
import type { Database } from "../database/schema.ts";
import { deleteWithNotice } from "../features/account-deletion/delete-due-accounts.ts";
import { cancelAllSubscriptions } from "../features/plans/stop-charging.ts";
import type { FoundAccount, OperatorParts } from "./found-account.ts";

/** Otherwise it would go on being charged with nobody left to cancel it. */
async function endSubscriptions(db: Kysely<Database>, config: Config, userId: string): Promise<void> {
  const { payments } = await createPayments(config, db, () => new Date());
  await cancelAllSubscriptions({ db, provider: payments.provider }, userId);
  console.log("The subscription has been ended at the payment provider; nothing more is charged.");
}

/** Deletes the account at once; the running server sends the last mail. */
export async function deleteAccount({ db, config }: OperatorParts, found: FoundAccount): Promise<void> {
  const { person, isSubscribed } = found;
  if (isSubscribed) await endSubscriptions(db, config, person.id);
  const mailer = createMailer(config);
  await mailer.forget?.(person.email);
  mailer.close();
  const deleted = await db
    .transaction()
    .execute((transaction) => deleteWithNotice(transaction, person, new Date()));
  console.log("Security log: account_deleted");
  console.log("Deleted:");
  for (const [table, count] of Object.entries(deleted)) if (count > 0) console.log(`  ${table}: ${count}`);
}
