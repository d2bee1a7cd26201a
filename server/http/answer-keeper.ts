import { type RawBuilder, sql } from "kysely";
import {
  type AnswerRow,
  answerRow,
  answerStatement,
  type KeyedRequest,
  type StoredAnswer,
} from "./idempotency-table.ts";

export interface KeptAnswer {
  /** For `keptStatement`; undefined where the call has no key. */
  readonly row: AnswerRow | undefined;
  /** To be called once that statement has done the work. */
  confirm(): void;
}

/** For the WITH of the statement that does the work; the condition says whether it has done it. Without a row nothing is stored. */
export function keptStatement(row: AnswerRow | undefined, isDone: RawBuilder<boolean>): RawBuilder<unknown> {
  return row ? answerStatement(row, isDone) : sql`select 1 where false`;
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

  keep(answer: StoredAnswer): KeptAnswer {
    return {
      row: this.#request && answerRow(this.#request, answer),
      confirm: () => {
        this.#kept = answer;
      },
    };
  }
}
