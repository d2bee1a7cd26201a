import { acceptSubmission, respondToSubmission } from "#contract/endpoints/scanning.ts";
import type { SubmissionAnalysis } from "#contract/shapes/scanning.ts";
import { ApiError } from "../../api/api-error.ts";
import { request } from "../../api/request.ts";
import { sendWaitingScans } from "../scan/flow/waiting/send-waiting-scans.ts";
import { deleteWaitingScan, listWaitingScans, type WaitingScan } from "../scan/flow/waiting/waiting-scan.ts";

/** Sends what waits and saves each result as it was analysed. Returns how many are left. */
export async function saveWaitingMeals(personId: string): Promise<number> {
  await sendWaitingScans(personId, () => undefined);
  for (const scan of await listWaitingScans(personId)) {
    if (await trySave(scan)) await deleteWaitingScan(scan.id);
  }
  return (await listWaitingScans(personId)).length;
}

async function trySave({ id, outcome }: WaitingScan): Promise<boolean> {
  if (outcome?.kind !== "analysed") return false;
  try {
    await save(id, outcome.submission);
    return true;
  } catch (error) {
    // Saved or discarded elsewhere: nothing of it is left to save.
    return error instanceof ApiError && error.code === "submission_not_found";
  }
}

/** The scan's own key: however often it is tried, the meal is saved once. */
async function save(key: string, { id, status }: SubmissionAnalysis): Promise<void> {
  const params = { id };
  // Questions are skipped: the likeliest answers stand.
  if (status === "clarification_needed")
    await request(respondToSubmission, { params, body: [] }, { idempotencyKey: `${key}-skip` });
  await request(acceptSubmission, { params, body: {} }, { idempotencyKey: `${key}-save` });
}
