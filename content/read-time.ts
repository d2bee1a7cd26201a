/** content/: how long a text takes to read. */

/** Words a minute, silent reading of non-fiction by adults: Brysbaert 2019, doi:10.1016/j.jml.2019.104047. */
const wordsPerMinute = 238;

/** Whole minutes, at least one. */
export function readTimeMinutes(markdown: string): number {
  return Math.max(1, Math.round(countWords(markdown) / wordsPerMinute));
}

/** Words as a reader sees them: addresses of links and signs of markdown are none. */
export function countWords(markdown: string): number {
  const seen = markdown.replace(/\]\([^)]*\)/g, "] ");
  return seen.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu)?.length ?? 0;
}
