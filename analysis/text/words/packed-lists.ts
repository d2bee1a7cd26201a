/** Many short lists of numbers in one array. As arrays of their own they would take 80 bytes each before their first number. */
export class PackedLists {
  readonly #starts: Int32Array;
  /** The numbers of all lists, one list's after another's. */
  readonly items: Int32Array;

  constructor(lists: readonly (readonly number[])[]) {
    this.#starts = new Int32Array(lists.length + 1);
    for (const [at, { length }] of lists.entries()) this.#starts[at + 1] = this.from(at) + length;
    this.items = new Int32Array(this.from(lists.length));
    for (const [at, list] of lists.entries()) this.items.set(list, this.from(at));
  }

  /** Where a list begins in `items`. */
  from(list: number): number {
    return this.#starts[list] ?? 0;
  }

  /** Behind its last number. */
  to(list: number): number {
    return this.from(list + 1);
  }

  lengthOf(list: number): number {
    return this.to(list) - this.from(list);
  }

  /** The number at a place in a list; undefined behind its end. */
  at(list: number, place: number): number | undefined {
    return place < this.lengthOf(list) ? this.items[this.from(list) + place] : undefined;
  }

  includes(list: number, number: number): boolean {
    const end = this.to(list);
    for (let at = this.from(list); at < end; at++) if (this.items[at] === number) return true;
    return false;
  }

  of(list: number): Int32Array {
    return this.items.subarray(this.from(list), this.to(list));
  }
}

/** Many short texts in one buffer. They are made into strings each time that one is asked for. */
export class PackedTexts {
  readonly #bytes: Buffer;
  readonly #ends: Int32Array;

  constructor(texts: readonly string[]) {
    this.#bytes = Buffer.from(texts.join(""));
    this.#ends = new Int32Array(texts.length);
    let end = 0;
    for (const [at, text] of texts.entries()) {
      end += Buffer.byteLength(text);
      this.#ends[at] = end;
    }
  }

  of(text: number): string {
    return this.#bytes.toString("utf8", this.#ends[text - 1] ?? 0, this.#ends[text] ?? 0);
  }
}
