/** So many failures in a row, and it is left alone for a while. */
const failuresMax = 3;
const usualPauseMs = 30_000;

interface BreakerSettings {
  /** How long it is left alone. */
  readonly leftAloneMs?: number;
  readonly nowMs?: () => number;
}

/** Why it was not asked. */
export class NotAsked extends Error {
  constructor(reason: "full" | "left alone") {
    super(`Not asked: ${reason}`);
  }
}

/** Of an error whose cause is what was asked, or who asked, rather than whom. */
export interface FailureOfRequest extends Error {
  readonly isOfRequest: boolean;
}

function isOfRequest(failure: unknown): boolean {
  return failure instanceof Error && "isOfRequest" in failure && failure.isOfRequest === true;
}

/** After the pause one call tries it; the others wait for how that ends. */
export class CircuitBreaker {
  readonly #concurrencyMax: number;
  readonly #leftAloneMs: number;
  readonly #nowMs: () => number;
  #running = 0;
  #failures = 0;
  #closedUntilMs = 0;

  constructor(
    concurrencyMax: number,
    { leftAloneMs = usualPauseMs, nowMs = () => performance.now() }: BreakerSettings = {},
  ) {
    this.#concurrencyMax = concurrencyMax;
    this.#leftAloneMs = leftAloneMs;
    this.#nowMs = nowMs;
  }

  /**
   * Rejects with `NotAsked` at once where it would not help to ask. What fails by the request, or after `signal` is aborted, is not
   * counted: one person's requests must not leave everybody else unserved.
   */
  async run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (this.#running >= this.#concurrencyMax) throw new NotAsked("full");
    const isTried = this.#failures >= failuresMax;
    if (isTried && this.#nowMs() < this.#closedUntilMs) throw new NotAsked("left alone");
    if (isTried) this.#leaveAlone();
    this.#running += 1;
    try {
      const result = await work();
      this.#failures = 0;
      return result;
    } catch (failure) {
      if (!signal?.aborted && !isOfRequest(failure)) this.#failures += 1;
      if (this.#failures >= failuresMax) this.#leaveAlone();
      throw failure;
    } finally {
      this.#running -= 1;
    }
  }

  #leaveAlone(): void {
    this.#closedUntilMs = this.#nowMs() + this.#leftAloneMs;
  }
}
