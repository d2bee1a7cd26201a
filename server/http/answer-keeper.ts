import { type RawBuilder, sql } from "kysely";
import { answerStatement, type KeyedRequest, type StoredAnswer } from "./idempotency-table.ts";

export interface KeptAnswer {
  /** For the WITH of the statement that does the work. */
  readonly statement: RawBuilder<unknown>;
  /** To be called once that statement has done the work. */
  confirm(): void;
}

/** Stores the answer of a call in the statement that does its work, which saves a statement and a trip. */
export class AnswerKeeper {
  readonly #request: KeyedRequest | undefined;
  #kept: StoredAnswer | undefined;

  /** Undefined: the call has no key, and nothing is stored. */
  constructor(request: KeyedRequest | undefined) {
    this.#request = request;
  }

  /** The answer that was stored with its work. */
  get kept(): StoredAnswer | undefined {
    return this.#kept;
  }

  /** The condition says whether the statement has done the work. */
  keep(answer: StoredAnswer, isDone: RawBuilder<boolean>): KeptAnswer {
    return {
      statement: this.#request ? answerStatement(this.#request, answer, isDone) : sql`select 1 where false`,
      confirm: () => {
        this.#kept = answer;
      },
    };
  }
}
