export const insightRanges = ["day", "week", "month"] as const;
export type InsightRange = (typeof insightRanges)[number];
