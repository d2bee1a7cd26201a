import { AppError } from "../core/app-error.ts";

export interface TurnLimits {
  /** Concurrent calls of one caller. */
  readonly running: number;
  /** Queued calls from which on only one runs at a time. */
  readonly crowded: number;
  /** Queued calls of one caller. */
  readonly waiting: number;
}

/**
 * The dashboard, seen again, sends nine calls at once and is hardly slowed down; half of the database connections remain for
 * others. A caller with more calls than any page of ours sends gets one at a time, so that each call of others waits for at most
 * one of them.
 */
export const turnLimits: TurnLimits = { running: 5, crowded: 10, waiting: 200 };
const retryAfterSeconds = 5;

interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

/** Runs only a few calls per caller at once, so that a flood of calls delays only its own sender. */
export class CallerTurns {
  readonly #limits: TurnLimits;
  readonly #lines = new Map<string, Line>();

  constructor(limits: TurnLimits = turnLimits) {
    this.#limits = limits;
  }

  /** Throws `too_many_requests` when too many of the caller's calls wait already. */
  async run<Result>(caller: string, work: () => Promise<Result>): Promise<Result> {
    const line = this.#lineOf(caller);
    await this.#acquire(line);
    try {
      return await work();
    } finally {
      this.#release(caller, line);
    }
  }

  #lineOf(caller: string): Line {
    const line = this.#lines.get(caller) ?? { running: 0, waiting: [] };
    this.#lines.set(caller, line);
    return line;
  }

  async #acquire(line: Line): Promise<void> {
    if (this.#hasSlot(line)) {
      line.running += 1;
      return;
    }
    if (line.waiting.length >= this.#limits.waiting)
      throw new AppError("too_many_requests", { retryAfterSeconds });
    // A call that ends passes its slot on.
    await new Promise<void>((resolve) => line.waiting.push(resolve));
  }

  #hasSlot(line: Line): boolean {
    return line.running < this.#limits.running && line.waiting.length < this.#limits.crowded;
  }

  #release(caller: string, line: Line): void {
    line.running -= 1;
    const runningMax = line.waiting.length > this.#limits.crowded ? 1 : this.#limits.running;
    while (line.running < runningMax) {
      const next = line.waiting.shift();
      if (!next) break;
      line.running += 1;
      next();
    }
    if (line.running === 0) this.#lines.delete(caller);
  }
}
