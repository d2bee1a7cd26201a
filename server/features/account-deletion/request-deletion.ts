import type { Kysely } from "kysely";
import { deletionDelayDays } from "#contract/limits.ts";
import { AppError } from "../../core/app-error.ts";
import { daysAfter } from "../../core/days-after.ts";
import { waitAtMost } from "../../core/wait-at-most.ts";
import type { Database } from "../../database/schema.ts";
import type { SecurityLog } from "../account/security-log/security-log.ts";
import type { Device } from "../account/sessions/device.ts";
import { endWaysIn } from "../account/ways-in.ts";
import { queueMail } from "../mails/mails-table.ts";
import { stopCharging } from "../plans/stop-charging.ts";
import type { PaymentParts } from "../plans/sync-subscription.ts";
import { markForDeletion } from "./deletion-table.ts";

export interface DeletionParts {
  readonly db: Kysely<Database>;
  readonly securityLog: SecurityLog;
  /** Undefined where nothing can be bought. */
  readonly payments: PaymentParts | undefined;
}

/** A provider that takes longer is left to the periodic job. */
const providerWaitMs = 4_000;

/** Plans the deletion; from now on nobody is served anything of the account, until it is kept. */
export async function requestDeletion(
  parts: DeletionParts,
  { userId, device }: { readonly userId: string; readonly device: Device },
  now: Date,
): Promise<Date> {
  const { db, securityLog, payments } = parts;
  const deletesAt = daysAfter(now, deletionDelayDays);
  await db.transaction().execute(async (transaction) => {
    if (!(await markForDeletion(transaction, userId, deletesAt))) throw new AppError("account_to_be_deleted");
    await endWaysIn(transaction, { userId, occasion: "deletion" }, now);
    await securityLog.record(transaction, { userId, kind: "deletion_requested", device }, now);
    await queueMail(transaction, { kind: "deletion_requested", userId }, now);
  });
  if (payments) await stopChargingOrReport(payments, userId);
  return deletesAt;
}

/** The request is accepted even if the provider cannot be reached; the periodic job tries again. */
async function stopChargingOrReport(payments: PaymentParts, userId: string): Promise<void> {
  await waitAtMost(stopCharging(payments, userId).catch(payments.report), providerWaitMs);
}
