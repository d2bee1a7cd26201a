import { AppError } from "../core/app-error.ts";

export interface TurnLimits {
  /** Concurrent calls of one caller. */
  readonly running: number;
  /** Queued calls of one caller. */
  readonly waiting: number;
}

/** The dashboard sends nine calls at once and is hardly slowed down; half of the database connections remain for others. */
export const turnLimits: TurnLimits = { running: 5, waiting: 200 };
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
    if (line.running < this.#limits.running) {
      line.running += 1;
      return;
    }
    if (line.waiting.length >= this.#limits.waiting)
      throw new AppError("too_many_requests", { retryAfterSeconds });
    // The call that ends passes its slot on, so `running` stays the same.
    await new Promise<void>((resolve) => line.waiting.push(resolve));
  }

  #release(caller: string, line: Line): void {
    const next = line.waiting.shift();
    if (next) next();
    else line.running -= 1;
    if (line.running === 0) this.#lines.delete(caller);
  }
}
