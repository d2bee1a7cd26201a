import { AppError } from "../core/app-error.ts";

export interface TurnLimits {
  /** Calls of one caller that are worked on at once. */
  readonly running: number;
  /** Calls of one caller that wait for those. */
  readonly waiting: number;
}

/** A dashboard asks for nine things at once and hardly notices; half of the database's connections are left to others. */
export const turnLimits: TurnLimits = { running: 5, waiting: 100 };
const retryAfterSeconds = 5;

interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

/** Lets each caller have a few calls worked on at once, so that one who sends hundreds waits behind themselves alone. */
export class CallerTurns {
  readonly #limits: TurnLimits;
  readonly #lines = new Map<string, Line>();

  constructor(limits: TurnLimits = turnLimits) {
    this.#limits = limits;
  }

  /** Throws `too_many_requests` when too many of the caller's calls wait already. */
  async run<Result>(caller: string, work: () => Promise<Result>): Promise<Result> {
    const line = this.#lineOf(caller);
    await this.#take(line);
    try {
      return await work();
    } finally {
      this.#giveBack(caller, line);
    }
  }

  #lineOf(caller: string): Line {
    const line = this.#lines.get(caller) ?? { running: 0, waiting: [] };
    this.#lines.set(caller, line);
    return line;
  }

  async #take(line: Line): Promise<void> {
    if (line.running < this.#limits.running) {
      line.running += 1;
      return;
    }
    if (line.waiting.length >= this.#limits.waiting)
      throw new AppError("too_many_requests", { retryAfterSeconds });
    // The call that ends hands its turn on, so `running` stays as it is.
    await new Promise<void>((resolve) => line.waiting.push(resolve));
  }

  #giveBack(caller: string, line: Line): void {
    const next = line.waiting.shift();
    if (next) next();
    else line.running -= 1;
    if (line.running === 0) this.#lines.delete(caller);
  }
}
