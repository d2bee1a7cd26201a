import { type AnswerRow, answerRow, type KeyedRequest, type StoredAnswer } from "./idempotency-table.ts";

/** The answer of a call, for a handler that stores it in the statement that does the work. */
export interface AnswerToStore {
  /** The argument of `storeAnswer` in that statement; undefined where the call has no key. */
  readonly row: AnswerRow | undefined;
  /** To be called once that statement has done the work. */
  confirm(): void;
}

/** The answer of a call: stored by its handler with the work, which saves a statement and a trip, or else after it. */
export class CallAnswer {
  readonly #request: KeyedRequest | undefined;
  #stored: StoredAnswer | undefined;

  /** Undefined: the call has no key, and nothing is stored. */
  constructor(request: KeyedRequest | undefined) {
    this.#request = request;
  }

  /** What the handler stored with its work. */
  get stored(): StoredAnswer | undefined {
    return this.#stored;
  }

  prepare(answer: StoredAnswer): AnswerToStore {
    return {
      row: this.#request && answerRow(this.#request, answer),
      confirm: () => {
        this.#stored = answer;
      },
    };
  }
}
