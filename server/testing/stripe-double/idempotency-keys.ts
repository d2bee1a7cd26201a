import { DoubleError } from "./double-error.ts";

export interface StoredAnswer {
  readonly status: number;
  readonly body: string;
}

export class IdempotencyKeys {
  readonly #answers = new Map<string, { readonly request: string; readonly answer: StoredAnswer }>();

  /** Throws if the key was used with other parameters before. */
  findAnswer(key: string, request: string): StoredAnswer | undefined {
    const stored = this.#answers.get(key);
    if (stored && stored.request !== request) {
      throw new DoubleError(400, {
        type: "idempotency_error",
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      });
    }
    return stored?.answer;
  }

  /** Not called for invalid parameters: nothing was started. */
  saveAnswer(key: string, request: string, answer: StoredAnswer): void {
    this.#answers.set(key, { request, answer });
  }

  /** Forgets the keys, as Stripe does after a day. */
  clear(): void {
    this.#answers.clear();
  }
}
