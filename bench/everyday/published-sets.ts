/** The sets that /accuracy shows: those of our own writers whose sentences nobody read while mending, and those of writers who had seen nothing of ours. */
export const publishedSets = {
  independent: [
    "2026-11-29-ao",
    "2026-11-29-ap",
    "2026-11-30-ar",
    "2026-11-30-ay",
    "2026-11-30-ba",
    "2026-11-30-bh",
    "2026-11-30-bi",
    "2026-11-30-bj",
    "2026-11-30-bk",
  ],
  own: [
    "2026-11-24-o",
    "2026-11-24-r",
    "2026-11-25-u",
    "2026-11-25-w",
    "2026-11-25-x",
    "2026-11-25-z",
    "2026-11-28-aa",
    "2026-11-28-ae",
    "2026-11-28-ai",
    "2026-11-28-ak",
  ],
} as const;

export const fileOfSet = (set: string): URL => new URL(`./blind-${set}.json`, import.meta.url);
