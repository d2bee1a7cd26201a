import { type Kysely, type RawBuilder, sql } from "kysely";
import type { MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import type { Database } from "../../database/schema.ts";
import type { KeptAnswer } from "../../http/answer-keeper.ts";
import type { CallWork } from "../../http/idempotency-table.ts";
import { todayOf } from "../../http/today-of.ts";
import type { CommitScan } from "../quota/scan-reservation.ts";
import {
  findSubmission,
  insertSubmission,
  type Submission,
  type SubmissionOwner,
} from "./submission-table.ts";

export interface ScanResult extends Pick<Submission, "text" | "isText" | "analyser"> {
  readonly analysis: MealAnalysis;
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

/** The condition says whether the result is stored. */
export type KeepScanAnswer = (submission: Submission, isStored: RawBuilder<boolean>) => KeptAnswer;

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
  const isStored = sql<boolean>`exists (select from stored)`;
  const kept = keepAnswer?.(submission, isStored);
  const { rows } = await sql`
    with stored as (${insertSubmission(db, owner, submission)}),
      counted as (${commit.statement(isStored)})
      ${kept ? sql`, kept as (${kept.statement})` : sql``}
    select id from stored`.execute(db);
  if (rows.length === 0) return (await findSubmission(db, owner, work.id)) ?? submission;
  commit.confirm();
  kept?.confirm();
  return submission;
}
