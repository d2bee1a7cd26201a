/** web/features/scan/waiting: sends what waits, one after the other, in one tab at a time, each under its own key: the server analyses it once. */
import { submitPhoto, submitText } from "#contract/endpoints/scanning.ts";
import type { SubmissionAnalysis } from "#contract/shapes/scanning.ts";
import { ApiError } from "../../../api/api-error.ts";
import { request } from "../../../api/request.ts";
import { photoFile } from "../photo/meal-photo.ts";
import { isUnanswered, scanFailureOf } from "../scan-failure.ts";
import { keepWaiting, type WaitingScan, waitingScansOf } from "./waiting-scan.ts";

const lockName = "platewise-waiting-scans";

/** `onAnswer` is told after each. Ends early where the network, the server or the session is gone: the rest waits on. */
export function sendWaiting(personId: string, onAnswer: () => void): Promise<void> {
  const work = async () => {
    for (const scan of await waitingScansOf(personId)) {
      if (scan.outcome) continue;
      const outcome = await outcomeOf(scan);
      if (!outcome) return;
      await keepOutcome(scan, outcome);
      onAnswer();
    }
  };
  // Plain http has no locks: the key alone sees to it that it is analysed once.
  if (!globalThis.navigator?.locks) return work();
  return navigator.locks.request(lockName, { ifAvailable: true }, (lock) => (lock ? work() : undefined));
}

/** Null where the server gave no answer that would stay the same. */
async function outcomeOf(scan: WaitingScan): Promise<WaitingScan["outcome"]> {
  try {
    return { kind: "analysed", submission: await send(scan) };
  } catch (error) {
    if (isPassing(error)) return null;
    return { kind: "refused", failure: scanFailureOf(error, scan.image ? "photo" : "text") };
  }
}

function send({ id, words, language, image }: WaitingScan): Promise<SubmissionAnalysis> {
  const options = { idempotencyKey: id };
  if (!image) return request(submitText, { body: { text: words, language } }, options);
  const body = { language, ...(words !== "" && { note: words }) };
  return request(submitPhoto, { body, file: photoFile({ id, image }) }, options);
}

function isPassing(error: unknown): boolean {
  if (isUnanswered(error)) return true;
  if (!(error instanceof ApiError)) return false;
  return error.status === 401 || error.status >= 500 || scanFailureOf(error) === "too_many_requests";
}

/** What was discarded in the meantime stays discarded. */
async function keepOutcome(scan: WaitingScan, outcome: WaitingScan["outcome"]): Promise<void> {
  const waiting = await waitingScansOf(scan.personId);
  if (waiting.some(({ id }) => id === scan.id)) await keepWaiting({ ...scan, outcome });
}
