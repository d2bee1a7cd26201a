import type { Barcode } from "./barcode.ts";

/** One code as a decoder read it in one picture. */
export interface SeenCode {
  readonly code: Barcode;
  /** UPC-E has few bars and no parity of its own: most misreads are of it. */
  readonly isUpcE: boolean;
}

const votesNeeded = 2;
const upcEVotesNeeded = 3;

/** Codes with a valid check digit are misread now and then, but not the same way from two angles. */
export class CodeVotes {
  readonly #votes = new Map<Barcode, Set<string>>();
  readonly #upcE = new Set<Barcode>();

  /** `view`: how the picture was turned and scaled; one view votes once for a code. */
  add({ code, isUpcE }: SeenCode, view: string): void {
    const views = this.#votes.get(code) ?? new Set();
    this.#votes.set(code, views.add(view));
    if (isUpcE) this.#upcE.add(code);
  }

  /** Enough votes, and as many more than any other code has. */
  get winner(): Barcode | undefined {
    const ranked = [...this.#votes].sort(([, one], [, other]) => other.size - one.size);
    const [first, second] = ranked;
    if (!first) return undefined;
    const [code, views] = first;
    const needed = this.#upcE.has(code) ? upcEVotesNeeded : votesNeeded;
    return views.size - (second?.[1].size ?? 0) >= needed ? code : undefined;
  }
}
