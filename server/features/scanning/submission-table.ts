/** server/features/scanning: a meal on its way from words to a saved meal. This file: the table of submissions. */
import { type Kysely, sql } from "kysely";
import type { MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import type { Language } from "#domain/people/language.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { deleteInBatches } from "../../database/delete-in-batches.ts";
import type { Database, Row } from "../../database/schema.ts";
import type { User, Visitor } from "../../http/caller.ts";

export type SubmissionStatus = "analysed" | "clarification_needed" | "accepted" | "discarded";

export interface Submission {
  readonly id: string;
  /** What was typed; for a photo the note beside it, or nothing. */
  readonly text: string;
  readonly isText: boolean;
  /** Which analyser answered: `table-text`, `embedded`, `guided`, … */
  readonly analyser: string;
  /** How often it was corrected in words. */
  readonly corrections: number;
  readonly language: Language;
  readonly analysis: MealAnalysis;
  readonly status: SubmissionStatus;
  /** The owner's day and zone at the time of the scan. */
  readonly day: CalendarDay;
  readonly timeZone: string;
  readonly createdAt: Date;
}

/** Who a submission belongs to. Every query names it: what is not the caller's does not exist for them. */
export type SubmissionOwner = User | Visitor;

function ownedBy(owner: SubmissionOwner) {
  return owner.kind === "user"
    ? ({ column: "user_id", id: owner.userId } as const)
    : ({ column: "anonymous_session_id", id: owner.sessionId } as const);
}

const columns = [
  ...(["id", "text", "is_text", "analyser", "corrections", "language"] as const),
  ...(["analysis", "status", "day", "time_zone", "created_at"] as const),
] as const;

function submissionOf(row: Pick<Row<"meal_submissions">, (typeof columns)[number]>): Submission {
  const { time_zone: timeZone, created_at: createdAt, is_text: isText, ...rest } = row;
  return { ...rest, isText, timeZone, createdAt };
}

/** False when it is there already. */
export async function insertSubmission(
  db: Kysely<Database>,
  owner: SubmissionOwner,
  submission: Submission,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: inserted = 0n } = await db
    .insertInto("meal_submissions")
    .values({
      id: submission.id,
      user_id: owner.kind === "user" ? owner.userId : null,
      anonymous_session_id: owner.kind === "visitor" ? owner.sessionId : null,
      text: submission.text,
      is_text: submission.isText,
      analyser: submission.analyser,
      language: submission.language,
      analysis: JSON.stringify(submission.analysis),
      status: submission.status,
      day: submission.day,
      time_zone: submission.timeZone,
      created_at: submission.createdAt,
      updated_at: submission.createdAt,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return inserted > 0n;
}

export async function findSubmission(
  db: Kysely<Database>,
  owner: SubmissionOwner,
  id: string,
): Promise<Submission | undefined> {
  const { column, id: ownerId } = ownedBy(owner);
  const row = await db
    .selectFrom("meal_submissions")
    .select(columns)
    .where("id", "=", id)
    .where(column, "=", ownerId)
    .executeTakeFirst();
  return row && submissionOf(row);
}

/** An analysis of many foods is large. */
const pageLength = 25;

/** All that a person has scanned, oldest first, a page at a time (ids are made in the order of time). */
export async function* submissionsOf(db: Kysely<Database>, userId: string): AsyncGenerator<Submission[]> {
  let after: Submission | undefined;
  for (;;) {
    let query = db.selectFrom("meal_submissions").select(columns).where("user_id", "=", userId);
    if (after) {
      const { createdAt, id } = after;
      query = query.where((at) => at(at.refTuple("created_at", "id"), ">", at.tuple(createdAt, id)));
    }
    const rows = await query.orderBy("created_at").orderBy("id").limit(pageLength).execute();
    yield rows.map(submissionOf);
    const last = rows.at(-1);
    if (!last || rows.length < pageLength) return;
    after = submissionOf(last);
  }
}

/** Locks the row until the transaction ends, so that two edits of one analysis take turns. */
export async function lockSubmission(
  db: Kysely<Database>,
  owner: SubmissionOwner,
  id: string,
): Promise<Submission | undefined> {
  const { column, id: ownerId } = ownedBy(owner);
  const row = await db
    .selectFrom("meal_submissions")
    .select(columns)
    .where("id", "=", id)
    .where(column, "=", ownerId)
    .where("status", "!=", "discarded")
    .forUpdate()
    .executeTakeFirst();
  return row && submissionOf(row);
}

/** Gives all that a visitor's session has to a person; tells which. */
export async function moveToUser(
  db: Kysely<Database>,
  sessionId: string,
  userId: string,
  now: Date,
): Promise<Submission[]> {
  const rows = await db
    .updateTable("meal_submissions")
    .set({ user_id: userId, anonymous_session_id: null, updated_at: now })
    .where("anonymous_session_id", "=", sessionId)
    .returning(columns)
    .execute();
  return rows.map(submissionOf);
}

/** Only for a submission that the caller has locked. */
export async function updateSubmission(
  db: Kysely<Database>,
  id: string,
  changes: Partial<Pick<Submission, "analysis" | "status" | "corrections">>,
  now: Date,
): Promise<void> {
  await db
    .updateTable("meal_submissions")
    .set({
      ...(changes.analysis ? { analysis: JSON.stringify(changes.analysis) } : {}),
      ...(changes.status ? { status: changes.status } : {}),
      ...(changes.corrections === undefined ? {} : { corrections: changes.corrections }),
      updated_at: now,
    })
    .where("id", "=", id)
    .execute();
}

/** Written as the index has it: a visitor's, or discarded. */
const goesEarly = sql<boolean>`(user_id is null or status = 'discarded')`;

/** What was scanned before these instants and never saved: a visitor's and discarded scans go early, others late. */
export async function forgetUnsavedBefore(
  db: Kysely<Database>,
  instants: { readonly early: Date; readonly late: Date },
): Promise<void> {
  for (const [isEarly, instant] of [
    [true, instants.early],
    [false, instants.late],
  ] as const) {
    await deleteInBatches(db, "meal_submissions", async (transaction, rowsMax) => {
      const old = transaction
        .selectFrom("meal_submissions")
        .select("id")
        .where("status", "<>", sql.lit("accepted"))
        .where(isEarly ? goesEarly : sql<boolean>`not ${goesEarly}`)
        .where("created_at", "<", instant)
        .orderBy("created_at")
        .limit(rowsMax)
        .forUpdate()
        .skipLocked();
      const { numDeletedRows } = await transaction
        .deleteFrom("meal_submissions")
        .where("id", "in", old)
        .executeTakeFirst();
      return Number(numDeletedRows);
    });
  }
}
