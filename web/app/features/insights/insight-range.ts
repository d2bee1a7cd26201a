/** web/features/insights: what the saved meals show over time. This file: the ranges that one can look at. */

export const insightRanges = ["day", "week", "month"] as const;
export type InsightRange = (typeof insightRanges)[number];
