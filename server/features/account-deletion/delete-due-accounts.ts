import type { Kysely } from "kysely";
import type { Mailer } from "../../adapters/mailer.ts";
import type { Database } from "../../database/schema.ts";
import type { WriteSecurityLine } from "../account/security-log/security-log.ts";
import { queueMail } from "../mails/mails-table.ts";
import type { PaymentProvider } from "../plans/payment-provider.ts";
import { cancelAllSubscriptions, stopCharging } from "../plans/stop-charging.ts";
import type { PaymentParts } from "../plans/sync-subscription.ts";
import { type DeletedRows, deleteAccountRows } from "./delete-account.ts";
import {
  type AccountToDelete,
  isDue,
  listChargedAccountsToDelete,
  listDueAccounts,
  lockDueAccount,
} from "./deletion-table.ts";

export interface DeletionJobParts {
  readonly db: Kysely<Database>;
  readonly mailer: Mailer;
  readonly provider: PaymentProvider | undefined;
  readonly clock: () => Date;
  readonly writeLine: WriteSecurityLine;
  readonly report: (failure: unknown) => void;
}

/** Read at once; accounts that keep failing do not keep the others waiting. */
const accountsPerPage = 100;

/** Ends subscriptions that the request for deletion could not end, or that a checkout has made since. */
export async function stopChargingDeletedAccounts(payments: PaymentParts): Promise<void> {
  for (const userId of await listChargedAccountsToDelete(payments.db, payments.provider.name)) {
    await stopCharging(payments, userId).catch(payments.report);
  }
}

/** Deletes the accounts whose time has come. One that cannot be deleted is reported and tried again in the next round. */
export async function deleteDueAccounts(parts: DeletionJobParts): Promise<void> {
  const now = parts.clock();
  let page: readonly string[];
  let after: string | undefined;
  do {
    page = await listDueAccounts(parts.db, { now, after, limit: accountsPerPage });
    for (const userId of page) await deleteDueAccount(parts, userId).catch(parts.report);
    after = page.at(-1);
  } while (page.length === accountsPerPage);
}

async function deleteDueAccount(parts: DeletionJobParts, userId: string): Promise<void> {
  const { db, mailer, provider, clock, writeLine } = parts;
  // The person may have kept the account since the list was read; what they paid for must not end then.
  if (!(await isDue(db, userId, clock()))) return;
  await cancelAllSubscriptions({ db, provider }, userId);
  const now = clock();
  const isDeleted = await db.transaction().execute(async (transaction) => {
    const account = await lockDueAccount(transaction, userId, now);
    if (!account) return false;
    // Before the notice below can be written there.
    await mailer.forget?.(account.email);
    await deleteWithNotice(transaction, account, now);
    return true;
  });
  if (isDeleted) writeLine("account_deleted");
}

/** The notice waits without the account, and its row goes when it is sent. Unproven addresses may be a stranger's. */
export async function deleteWithNotice(
  db: Kysely<Database>,
  { id, email, isEmailVerified, firstName, language, country }: AccountToDelete,
  now: Date,
): Promise<DeletedRows> {
  const deleted = await deleteAccountRows(db, { userId: id, email });
  const data = { firstName, language, ...(country !== null && { country }) };
  if (isEmailVerified)
    await queueMail(db, { kind: "account_deleted", userId: null, address: email, data }, now);
  return deleted;
}
