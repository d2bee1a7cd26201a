import {
  acceptSubmission,
  editSubmission,
  submitBarcode,
  submitPhoto,
  submitText,
} from "#contract/endpoints/scan.ts";
import type { SubmissionAnalysis } from "#contract/shapes/scan.ts";
import type { MealType } from "#domain/nutrition/meal-type.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { ApiError } from "../../../../api/api-error.ts";
import { newIdempotencyKey } from "../../../../api/idempotency-key.ts";
import { request } from "../../../../api/request.ts";
import { photoCall } from "../../capture/photo/photo-call.ts";
import { classifyScanFailure, isOutcomeUnknown } from "../../result/scan-failure.ts";
import {
  deleteWaitingScan,
  kindOf,
  listWaitingScans,
  saveWaitingScan,
  type WaitingScan,
} from "./waiting-scan.ts";

const lockName = "platewise-waiting-scans";

/** Sends one scan after the other, in one tab at a time. Stops when the network, the server or the session is gone; the rest stays. */
export function sendWaitingScans(personId: string, onAnswer: () => void): Promise<void> {
  const sendAll = async () => {
    for (const scan of await listWaitingScans(personId)) {
      if (scan.outcome) continue;
      if (!(await sendWaitingScan(scan))) return;
      onAnswer();
    }
  };
  // Plain http has no locks; the idempotency key still prevents a second analysis.
  if (!globalThis.navigator?.locks) return sendAll();
  return navigator.locks.request(lockName, { ifAvailable: true }, (lock) => (lock ? sendAll() : undefined));
}

/** False if it should be sent again later. A scan discarded in the meantime stays discarded. */
async function sendWaitingScan(scan: WaitingScan): Promise<boolean> {
  try {
    const submission = await submit(scan);
    // Read again: the day and the amount may have been chosen while it was being sent.
    const { logOn, logGrams, place } = (await findWaitingScan(scan)) ?? {};
    if (logOn === undefined || submission.questions.length > 0) {
      await saveOutcome(scan, { kind: "analysed", submission });
    } else {
      await log(submission, { date: logOn, ...(place && { mealType: place.mealType }) }, logGrams);
      await deleteWaitingScan(scan.id);
    }
  } catch (error) {
    if (isTemporary(error)) return false;
    await saveOutcome(scan, { kind: "refused", failure: classifyScanFailure(error, kindOf(scan)) });
  }
  return true;
}

function submit({
  id,
  code,
  packetCode,
  words,
  language,
  photos,
  eatenAt,
}: WaitingScan): Promise<SubmissionAnalysis> {
  const options = { idempotencyKey: id };
  if (code !== undefined) return request(submitBarcode, { body: { code, language } }, options);
  if (photos.length === 0) return request(submitText, { body: { text: words, language } }, options);
  return request(submitPhoto, photoCall({ photos, words, packetCode, language, eatenAt }), options);
}

/** Once: a repeat after an answer that was lost finds the meal saved. */
async function log(
  { id, foods: [food] }: SubmissionAnalysis,
  place: { readonly date: CalendarDay; readonly mealType?: MealType },
  grams: number | undefined,
): Promise<void> {
  try {
    const options = { idempotencyKey: newIdempotencyKey() };
    if (food && grams !== undefined && grams !== food.grams) {
      const edits = [{ kind: "portion" as const, foodId: food.id, grams }];
      await request(
        editSubmission,
        { params: { id }, body: { edits } },
        { idempotencyKey: newIdempotencyKey() },
      );
    }
    await request(acceptSubmission, { params: { id }, body: place }, options);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === "submission_already_accepted")) throw error;
  }
}

function isTemporary(error: unknown): boolean {
  if (isOutcomeUnknown(error)) return true;
  if (!(error instanceof ApiError)) return false;
  return error.status === 401 || error.status >= 500 || classifyScanFailure(error) === "too_many_requests";
}

async function findWaitingScan({ personId, id }: WaitingScan): Promise<WaitingScan | undefined> {
  return (await listWaitingScans(personId)).find((each) => each.id === id);
}

async function saveOutcome(scan: WaitingScan, outcome: WaitingScan["outcome"]): Promise<void> {
  const now = await findWaitingScan(scan);
  if (now) await saveWaitingScan({ ...now, outcome });
}
