/** web/features/scan: what to say while an analysis runs. Times are since it was sent. */

export const progressStages = [
  { name: "reading", fromMs: 0 },
  { name: "matching", fromMs: 700 },
  { name: "adding", fromMs: 2200 },
  { name: "checking", fromMs: 4500 },
] as const;

/** What the first stage is for a photo. */
export const photoFirstStage = "looking";

/** After this long, people are told that it takes longer than usual. */
export const slowAfterMs = 9000;

export function findStageIndex(elapsedMs: number): number {
  return Math.max(
    0,
    progressStages.findLastIndex(({ fromMs }) => elapsedMs >= fromMs),
  );
}
