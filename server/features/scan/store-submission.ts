import { type Kysely, sql } from "kysely";
import type { MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import { compileOncePerShape } from "../../database/compile-once.ts";
import type { Database } from "../../database/schema.ts";
import { type KeptAnswer, keptStatement } from "../../http/answer-keeper.ts";
import type { AnswerRow, CallWork } from "../../http/idempotency-table.ts";
import { todayOf } from "../../http/today-of.ts";
import type { CommitScan } from "../quota/scan-reservation.ts";
import { commitStatement, type ScanReservation } from "../quota/scan-usage-table.ts";
import {
  findSubmission,
  insertSubmission,
  type NewSubmissionRow,
  newSubmissionRow,
  type Submission,
  type SubmissionOwner,
} from "./submission-table.ts";

export interface ScanResult extends Pick<Submission, "text" | "isText" | "analyser"> {
  readonly analysis: MealAnalysis;
  /** What the photo looks like, to be remembered with the meal. */
  readonly features?: Uint8Array | undefined;
}

/** The submission that an earlier attempt at the same call stored, and counted, before it crashed. */
export async function findEarlierResult(
  db: Kysely<Database>,
  owner: SubmissionOwner,
  work: CallWork,
): Promise<Submission | undefined> {
  return work.mayBeDone ? findSubmission(db, owner, work.id) : undefined;
}

export interface FinishedScan {
  readonly owner: SubmissionOwner;
  readonly result: ScanResult;
  readonly commit: CommitScan;
  readonly now: Date;
  readonly work: CallWork;
  /** Of the call, to be stored with the result; not stored unless given. */
  readonly keepAnswer?: KeepScanAnswer | undefined;
}

export type KeepScanAnswer = (submission: Submission) => KeptAnswer;

interface StoredValues {
  readonly row: NewSubmissionRow;
  /** Absent where no scan is counted. */
  readonly reservation?: ScanReservation;
  /** Absent where no answer is kept. */
  readonly kept?: AnswerRow;
}

const storeAndCount = compileOncePerShape((db, { row, reservation, kept }: StoredValues) => {
  const isStored = sql<boolean>`exists (select from stored)`;
  return sql`
    with stored as (${insertSubmission(db, row)}),
      counted as (${commitStatement(reservation, isStored)}),
      kept as (${keptStatement(kept, isStored)})
    select id from stored`;
});

/** Stores the result and counts the scan, once: of two attempts at the same call, the second returns the first one's. */
export async function storeSubmission(
  db: Kysely<Database>,
  { owner, result, commit, now, work, keepAnswer }: FinishedScan,
): Promise<Submission> {
  const { analysis } = result;
  const submission: Submission = {
    id: work.id,
    text: result.text,
    isText: result.isText,
    analyser: result.analyser,
    analysis,
    language: analysis.language,
    corrections: 0,
    status: analysis.questions.length > 0 ? "clarification_needed" : "analysed",
    day: todayOf({ caller: owner, now }),
    timeZone: owner.timeZone,
    createdAt: now,
    revision: 0,
  };
  const kept = keepAnswer?.(submission);
  const { rows } = await storeAndCount(db, {
    row: newSubmissionRow(owner, submission, result.features),
    ...(commit.reservation && { reservation: commit.reservation }),
    ...(kept?.row && { kept: kept.row }),
  });
  if (rows.length === 0) return (await findSubmission(db, owner, work.id)) ?? submission;
  commit.confirm();
  kept?.confirm();
  return submission;
}
