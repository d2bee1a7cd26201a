import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import type { AnswerFilter } from "./answer-filter.ts";
import type { CallerSources } from "./caller.ts";
import type { AddressOf } from "./caller-address.ts";
import type { CallerTurns } from "./caller-turns.ts";
import type { RateLimiter } from "./rate-limits.ts";
import type { UploadBudget } from "./uploads/upload-budget.ts";

export interface ServeParts {
  /** Database for idempotency keys. */
  readonly keys: Kysely<Database>;
  readonly limiter: RateLimiter;
  readonly callers: CallerSources;
  readonly addressOf: AddressOf;
  readonly clock: () => Date;
  readonly filterAnswer: AnswerFilter;
  readonly uploads: UploadBudget;
  readonly turns: CallerTurns;
}
