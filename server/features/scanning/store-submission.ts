/** server/features/scanning: an analysis becomes a submission; storing it and counting its scan are one. */
import type { Kysely } from "kysely";
import type { MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import { calendarDayIn } from "#domain/time/calendar-day.ts";
import type { Database } from "../../database/schema.ts";
import type { CallWork } from "../../http/idempotency-table.ts";
import type { CommitScan } from "../quota/with-scan.ts";
import {
  findSubmission,
  insertSubmission,
  type Submission,
  type SubmissionOwner,
} from "./submission-table.ts";

export interface NewSubmission extends Pick<Submission, "text" | "isText" | "analyser"> {
  readonly analysis: MealAnalysis;
}

/** What an earlier try of the same call made, and counted, before it died. */
export async function madeBefore(
  db: Kysely<Database>,
  owner: SubmissionOwner,
  work: CallWork,
): Promise<Submission | undefined> {
  return work.mayBeDone ? findSubmission(db, owner, work.id) : undefined;
}

/** Stores and counts it once: a try that is overtaken by another of the same call gives what that one made. */
export async function storeSubmission(
  db: Kysely<Database>,
  owner: SubmissionOwner,
  { analysis, text, isText, analyser }: NewSubmission,
  commit: CommitScan,
  now: Date,
  work: CallWork,
): Promise<Submission> {
  const submission: Submission = {
    id: work.id,
    ...{ text, isText, analyser, analysis },
    language: analysis.language,
    corrections: 0,
    status: analysis.questions.length > 0 ? "clarification_needed" : "analysed",
    day: calendarDayIn(owner.timeZone, now),
    timeZone: owner.timeZone,
    createdAt: now,
  };
  const isNew = await db.transaction().execute(async (transaction) => {
    if (!(await insertSubmission(transaction, owner, submission))) return false;
    await commit(transaction);
    return true;
  });
  return isNew ? submission : ((await findSubmission(db, owner, work.id)) ?? submission);
}
