import type { CopiedEntry } from "#contract/shapes/own-copy.ts";

/** What a person knows an entry by. */
export function labelOf(entry: CopiedEntry): string | null {
  if ("name" in entry) return entry.name;
  if ("words" in entry) return entry.words;
  return "day" in entry ? entry.day : null;
}
