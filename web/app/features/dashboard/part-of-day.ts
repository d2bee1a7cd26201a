export type PartOfDay = "morning" | "afternoon" | "evening" | "night";

const parts = [
  { name: "morning", from: 5, to: 12 },
  { name: "afternoon", from: 12, to: 18 },
  { name: "evening", from: 18, to: 21 },
] as const satisfies readonly { name: PartOfDay; from: number; to: number }[];

export function partOfDay(hour: number): PartOfDay {
  return parts.find(({ from, to }) => hour >= from && hour < to)?.name ?? "night";
}
