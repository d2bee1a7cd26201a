import type { Kysely, QueryResult } from "kysely";
import { AppError } from "../../core/app-error.ts";
import type { Database } from "../../database/schema.ts";
import type { PrepareAnswer } from "../../http/serve.ts";
import { type OpenedRow, type OpenedSubmission, toOpenedSubmission } from "./open-submission.ts";
import type { SubmissionOwner } from "./submission.ts";

/** Each needs another change of the same submission, which only one person makes. */
const attemptsMax = 20;

export interface ChangeTarget {
  readonly owner: SubmissionOwner;
  /** The row of the submission by now. */
  readonly read: () => Promise<OpenedRow | undefined>;
  readonly now: Date;
  readonly prepareAnswer: PrepareAnswer;
}

/** A statement that returns a row if it changed what was read, and what is then answered. */
export interface SubmissionChange<Answer> {
  write(db: Kysely<Database>): Promise<QueryResult<unknown>>;
  readonly answer: Answer;
  confirm(): void;
}

/**
 * Reads, decides and writes; again where something else was written meanwhile, so that changes made at the same time follow one
 * another. Throws `submission_not_found`.
 */
export async function retryChange<Answer>(
  db: Kysely<Database>,
  target: ChangeTarget,
  decide: (opened: OpenedSubmission) => Promise<SubmissionChange<Answer> | { readonly answer: Answer }>,
): Promise<Answer> {
  for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
    const row = await target.read();
    if (!row) throw new AppError("submission_not_found");
    const change = await decide(toOpenedSubmission(row));
    if (!("write" in change)) return change.answer;
    const { rows } = await change.write(db);
    if (rows.length === 0) continue;
    change.confirm();
    return change.answer;
  }
  throw new AppError("service_unavailable");
}
