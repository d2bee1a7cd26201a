/** One attempt at a call. Sending it again with the same key never makes a second scan or meal. */
export interface Attempt {
  /** Equal only for the same input. */
  readonly fingerprint: string;
  readonly idempotencyKey: string;
}

/**
 * Reuses the unanswered attempt for the same input: after a timeout it is unknown whether it arrived, and the server
 * repeats its first answer for the same key. A definite answer ends an attempt.
 */
export function nextAttempt(fingerprint: string, unanswered: Attempt | null, newKey: () => string): Attempt {
  return unanswered?.fingerprint === fingerprint ? unanswered : { fingerprint, idempotencyKey: newKey() };
}
