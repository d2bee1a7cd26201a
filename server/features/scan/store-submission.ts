import { type Kysely, sql } from "kysely";
import { compileOncePerShape } from "../../database/compile-once.ts";
import type { Database } from "../../database/schema.ts";
import type { AnswerToStore } from "../../http/call-answer.ts";
import { type AnswerRow, type NewRow, storeAnswer } from "../../http/idempotency-table.ts";
import { todayOf } from "../../http/today-of.ts";
import type { CommitScan } from "../quota/scan-reservation.ts";
import { countScan, type ScanReservation } from "../quota/scan-usage-table.ts";
import type { Submission, SubmissionOwner } from "./submission.ts";
import {
  findSubmission,
  insertSubmission,
  type NewSubmissionRow,
  newSubmissionRow,
  type OfPhotos,
} from "./submission-table.ts";

/** The submission that an earlier attempt at the same call stored, and counted, before it crashed. */
export async function findEarlierResult(
  db: Kysely<Database>,
  owner: SubmissionOwner,
  newRow: NewRow,
): Promise<Submission | undefined> {
  return newRow.mayExist ? findSubmission(db, owner, newRow.id) : undefined;
}

interface SubmittedScan {
  readonly id: string;
  readonly owner: SubmissionOwner;
  readonly now: Date;
}

export function newSubmission(
  result: Pick<Submission, "text" | "isText" | "analyser" | "analysis">,
  { id, owner, now }: SubmittedScan,
): Submission {
  const { language, questions } = result.analysis;
  return {
    ...result,
    id,
    language,
    corrections: 0,
    status: questions.length > 0 ? "clarification_needed" : "analysed",
    day: todayOf({ caller: owner, now }),
    timeZone: owner.timeZone,
    createdAt: now,
    revision: 0,
  };
}

interface StoredValues {
  readonly row: NewSubmissionRow;
  /** Absent where no scan is counted. */
  readonly reservation?: ScanReservation;
  /** Absent where no answer is stored with it. */
  readonly answer?: AnswerRow;
}

const storeAndCount = compileOncePerShape((db, { row, reservation, answer }: StoredValues) => {
  const isStored = sql<boolean>`exists (select from stored)`;
  return sql`
    with stored as (${insertSubmission(db, row)}),
      counted as (${countScan(reservation, isStored)}),
      answered as (${storeAnswer(answer, isStored)})
    select id from stored`;
});

export interface FinishedScan {
  readonly owner: SubmissionOwner;
  readonly submission: Submission;
  readonly ofPhotos?: OfPhotos;
  readonly commit: CommitScan;
  /** Stored with the submission; not stored unless given. */
  readonly answer?: AnswerToStore;
}

/** Stores the result and counts the scan, once: of two attempts at the same call, the second returns the first one's. */
export async function storeSubmission(
  db: Kysely<Database>,
  { owner, submission, ofPhotos, commit, answer }: FinishedScan,
): Promise<Submission> {
  const { rows } = await storeAndCount(db, {
    row: newSubmissionRow(owner, submission, ofPhotos),
    ...(commit.reservation && { reservation: commit.reservation }),
    ...(answer?.row && { answer: answer.row }),
  });
  if (rows.length === 0) return (await findSubmission(db, owner, submission.id)) ?? submission;
  commit.confirm();
  answer?.confirm();
  return submission;
}
