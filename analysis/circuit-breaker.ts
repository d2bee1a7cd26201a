/** So many failures in a row, and it is left alone for a while. */
const failuresMax = 3;
const usualPauseMs = 30_000;

interface BreakerSettings {
  /** How long it is left alone. */
  readonly leftAloneMs?: number;
  readonly nowMs?: () => number;
}

/** The call was not made: too many are running, or the last ones failed. */
export class CallRefused extends Error {
  constructor(reason: "full" | "left alone") {
    super(`Not asked: ${reason}`);
  }
}

/** An error that may be the fault of the request or of its sender, not of the service. */
export interface RequestFault extends Error {
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
   * Rejects with `CallRefused` at once where it would not help to ask. What fails by the request, or after `signal` is aborted, is not
   * counted: one person's requests must not leave everybody else unserved.
   */
  async run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (this.#running >= this.#concurrencyMax) throw new CallRefused("full");
    const isTried = this.#failures >= failuresMax;
    if (isTried && this.#nowMs() < this.#closedUntilMs) throw new CallRefused("left alone");
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
