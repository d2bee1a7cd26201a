/** A text cut out of a longer one keeps the longer one in memory; a copy does not. */
export function copyOf(text: string): string {
  return Buffer.from(text).toString();
}

/**
 * Holds each text once, as a copy. Needed only while a file is read.
 */
export class SharedTexts {
  readonly #known = new Map<string, string>();

  of(text: string): string {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const copy = copyOf(text);
    this.#known.set(copy, copy);
    return copy;
  }
}
