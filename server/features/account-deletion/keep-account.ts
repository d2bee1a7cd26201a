import type { Device } from "../account/sessions/device.ts";
import { queueMail } from "../mails/mails-table.ts";
import { unmarkForDeletion } from "./deletion-table.ts";
import type { DeletionParts } from "./request-deletion.ts";

/** Does nothing to an account that is not to be deleted. A cancelled subscription stays cancelled: only a person resumes it. */
export async function keepAccount(
  { db, securityLog }: Pick<DeletionParts, "db" | "securityLog">,
  { userId, device }: { readonly userId: string; readonly device?: Device },
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if (!(await unmarkForDeletion(transaction, userId))) return false;
    await securityLog.record(
      transaction,
      { userId, kind: "deletion_cancelled", ...(device && { device }) },
      now,
    );
    await queueMail(transaction, { kind: "deletion_cancelled", userId }, now);
    return true;
  });
}
