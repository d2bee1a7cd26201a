/** server/features/scanning: an analysis becomes a submission; storing it and counting its scan are one. */
import type { Kysely } from "kysely";
import type { MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import { calendarDayIn } from "#domain/time/calendar-day.ts";
import { newId } from "../../core/new-id.ts";
import type { Database } from "../../database/schema.ts";
import type { CommitScan } from "../quota/with-scan.ts";
import { insertSubmission, type Submission, type SubmissionOwner } from "./submission-table.ts";

export interface NewSubmission extends Pick<Submission, "text" | "isText" | "analyser"> {
  readonly analysis: MealAnalysis;
}

export async function storeSubmission(
  db: Kysely<Database>,
  owner: SubmissionOwner,
  { analysis, text, isText, analyser }: NewSubmission,
  commit: CommitScan,
  now: Date,
): Promise<Submission> {
  const submission: Submission = {
    id: newId(now),
    ...{ text, isText, analyser, analysis },
    language: analysis.language,
    corrections: 0,
    status: analysis.questions.length > 0 ? "clarification_needed" : "analysed",
    day: calendarDayIn(owner.timeZone, now),
    timeZone: owner.timeZone,
    createdAt: now,
  };
  await db.transaction().execute(async (transaction) => {
    await insertSubmission(transaction, owner, submission);
    await commit(transaction);
  });
  return submission;
}
