/** server/testing: what the server's tests stand on. This file: Stripe's idempotency keys: the first answer again, or a refusal. */
import { DoubleError } from "./double-error.ts";

export interface GivenAnswer {
  readonly status: number;
  readonly body: string;
}

export class IdempotencyKeys {
  readonly #kept = new Map<string, { readonly request: string; readonly answer: GivenAnswer }>();

  /** Throws for a key that came with other parameters before. */
  earlier(key: string, request: string): GivenAnswer | undefined {
    const kept = this.#kept.get(key);
    if (kept && kept.request !== request) {
      throw new DoubleError(400, {
        type: "idempotency_error",
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      });
    }
    return kept?.answer;
  }

  /** Refused parameters are not kept: nothing was begun. */
  keep(key: string, request: string, answer: GivenAnswer): void {
    this.#kept.set(key, { request, answer });
  }

  /** As Stripe does after a day. */
  forget(): void {
    this.#kept.clear();
  }
}
