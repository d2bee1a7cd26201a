/**
 * Holds each text once. A text cut out of a longer one would keep the longer one in memory, so these are copies. Needed only
 * while a file is read.
 */
export class SharedTexts {
  readonly #known = new Map<string, string>();

  of(text: string): string {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const copy = Buffer.from(text).toString();
    this.#known.set(copy, copy);
    return copy;
  }
}
