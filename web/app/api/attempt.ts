/** web/features/scan: one attempt at a deed. Its key makes sure that trying again is never a second scan. */

export interface Attempt {
  /** What is tried: the same for the same deed only. */
  readonly fingerprint: string;
  readonly idempotencyKey: string;
}

/**
 * The attempt to make now. Where the same was sent and nobody knows whether it arrived (no answer, a time-out),
 * it's the same attempt again, so the server answers what it answered then. A clear answer ends an attempt.
 */
export function nextAttempt(fingerprint: string, unanswered: Attempt | null, newKey: () => string): Attempt {
  return unanswered?.fingerprint === fingerprint ? unanswered : { fingerprint, idempotencyKey: newKey() };
}
