/** Words per minute, silent reading of non-fiction by adults: Brysbaert 2019, doi:10.1016/j.jml.2019.104047. */
const wordsPerMinute = 238;

/** Whole minutes, at least one. */
export function readTimeMinutes(markdown: string): number {
  return Math.max(1, Math.round(countWords(markdown) / wordsPerMinute));
}

/** Counts visible words, without link addresses and markdown syntax. */
export function countWords(markdown: string): number {
  const visible = markdown.replace(/\]\([^)]*\)/g, "] ");
  return visible.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu)?.length ?? 0;
}
