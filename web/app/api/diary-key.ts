/** Query keys of everything that depends on saved meals start with this; invalidated when a meal is saved or deleted. */
export const diaryKey = ["diary"] as const;
