import { acceptSubmission, respondToSubmission } from "#contract/endpoints/scan.ts";
import type { SubmissionAnalysis } from "#contract/shapes/scan.ts";
import { ApiError } from "../../../api/api-error.ts";
import { request } from "../../../api/request.ts";
import type { Add } from "../../add/adds.ts";
import { sendAdd } from "../../add/send-add.ts";
import { forgetWaitingAdd, waitingAdds } from "../../add/waiting-adds.ts";
import { sendWaitingLogs, waitingLogs } from "../../offline/waiting-logs.ts";
import { sendWaitingScans } from "../../scan/flow/waiting/send-waiting-scans.ts";
import {
  deleteWaitingScan,
  listWaitingScans,
  type WaitingScan,
} from "../../scan/flow/waiting/waiting-scan.ts";

/** Meals that exist only on this device. */
export async function countWaitingMeals(personId: string): Promise<number> {
  return (await listWaitingScans(personId)).length + waitingAdds.load().length + waitingLogs.load().length;
}

/** Sends the stored scans and saves each result as analysed, and sends what was added. Returns how many could not be saved. */
export async function saveWaitingMeals(personId: string): Promise<number> {
  await sendWaitingScans(personId, () => undefined);
  for (const scan of await listWaitingScans(personId)) {
    if (await trySave(scan)) await deleteWaitingScan(scan.id);
  }
  await sendWaitingAdds();
  await sendWaitingLogs();
  return countWaitingMeals(personId);
}

async function sendWaitingAdds(): Promise<void> {
  const send = async (add: Add) => {
    await sendAdd(add, undefined);
    forgetWaitingAdd(add.id);
  };
  // One that the server refuses stays, as it does where it was added.
  for (const add of waitingAdds.load()) await send(add).catch(() => undefined);
}

async function trySave({ id, outcome }: WaitingScan): Promise<boolean> {
  if (outcome?.kind !== "analysed") return false;
  try {
    await save(id, outcome.submission);
    return true;
  } catch (error) {
    // Saved or discarded elsewhere: there is nothing left to save.
    return error instanceof ApiError && error.code === "submission_not_found";
  }
}

/** Derives its idempotency keys from the scan's, so that the meal is saved once however often this is tried. */
async function save(key: string, { id, status }: SubmissionAnalysis): Promise<void> {
  const params = { id };
  // Skipping the questions keeps the most likely answers.
  if (status === "clarification_needed")
    await request(respondToSubmission, { params, body: [] }, { idempotencyKey: `${key}-skip` });
  await request(acceptSubmission, { params, body: {} }, { idempotencyKey: `${key}-save` });
}
