/** web/features/scan: one attempt to analyse a text. Its key makes sure that trying again is never a second scan. */

export interface AnalysisAttempt {
  readonly text: string;
  readonly idempotencyKey: string;
}

/**
 * The attempt to make now. Where the same text was sent and nobody knows whether it arrived (no answer, a time-out),
 * it's the same attempt again, so the server answers what it answered then. A clear answer ends an attempt.
 */
export function nextAttempt(
  text: string,
  unanswered: AnalysisAttempt | null,
  newKey: () => string,
): AnalysisAttempt {
  const trimmed = text.trim();
  return unanswered?.text === trimmed ? unanswered : { text: trimmed, idempotencyKey: newKey() };
}
