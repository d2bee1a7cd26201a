import type { Kysely, QueryResult } from "kysely";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { AppError } from "../../core/app-error.ts";
import type { Database } from "../../database/schema.ts";
import type { PrepareAnswer } from "../../http/serve.ts";
import { type OpenedSubmission, openSubmission } from "./open-submission.ts";
import { ownerIdOf, type SubmissionOwner } from "./submission-table.ts";

/** Each needs another change of the same submission, which only one person makes. */
const attemptsMax = 20;

export interface ChangeTarget {
  readonly owner: SubmissionOwner;
  readonly id: string;
  /** Whose meals are summed; that of the scan unless given. */
  readonly day?: CalendarDay | undefined;
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
  const { owner, id, day = null } = target;
  for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
    const opened = await openSubmission(db, { ownerId: ownerIdOf(owner), id, day });
    if (!opened) throw new AppError("submission_not_found");
    const change = await decide(opened);
    if (!("write" in change)) return change.answer;
    const { rows } = await change.write(db);
    if (rows.length === 0) continue;
    change.confirm();
    return change.answer;
  }
  throw new AppError("service_unavailable");
}
