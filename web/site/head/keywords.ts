// The locales hold keywords separated by commas.
export function splitKeywords(list: string): string[] {
  return list.split(",").map((word) => word.trim());
}
