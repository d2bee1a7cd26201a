/** web/features/meals: the meal history. This file: the query key that all answers depending on saved meals begin with. */

/** Invalidated when a meal is saved or deleted. */
export const diaryKey = ["diary"] as const;
