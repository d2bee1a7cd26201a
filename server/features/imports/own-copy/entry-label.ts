import type { CopiedEntry } from "#contract/shapes/own-copy.ts";

/** The text by which a person knows an entry. */
export function labelOf(entry: CopiedEntry): string | null {
  if ("name" in entry) return entry.name;
  if ("words" in entry) return entry.words;
  return "day" in entry ? entry.day : null;
}
