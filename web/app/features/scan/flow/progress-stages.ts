/** The texts shown while an analysis runs, by the time since it was sent. */
export const progressStages = [
  { name: "reading", fromMs: 0 },
  { name: "matching", fromMs: 700 },
  { name: "adding", fromMs: 2200 },
  { name: "checking", fromMs: 4500 },
] as const;

/** Replaces the name of the first stage for a photo. */
export const photoFirstStage = "looking";

/** When to say that it takes longer than usual. */
export const slowAfterMs = 9000;

export function findStageIndex(elapsedMs: number): number {
  return Math.max(
    0,
    progressStages.findLastIndex(({ fromMs }) => elapsedMs >= fromMs),
  );
}
