/** web/site/head: keywords, as the locales keep them: separated by commas. */
export function wordsOf(list: string): string[] {
  return list.split(",").map((word) => word.trim());
}
