import { type Kysely, type RawBuilder, sql } from "kysely";
import { compileOnce } from "../../database/compile-once.ts";
import type { Database } from "../../database/schema.ts";
import type { Submission } from "./submission.ts";
import { submissionColumns, toSubmission } from "./submission-table.ts";

type SubmissionRow = Parameters<typeof toSubmission>[0];

/** A submission with the meal that it was accepted as. */
export interface OpenedRow extends SubmissionRow {
  readonly meal_id: string | null;
}

export interface OpenedSubmission {
  readonly submission: Submission;
  /** The meal that it was accepted as. */
  readonly mealId: string | null;
}

interface WantedSubmission {
  readonly ownerId: string;
  readonly id: string;
}

/** Returns no row for one that is not the owner's, or was discarded. */
export function selectOpened({ ownerId, id }: WantedSubmission): RawBuilder<OpenedRow> {
  const columns = submissionColumns.map((column) => sql.ref(`meal_submissions.${column}`));
  return sql`
    select ${sql.join(columns)},
      (select meals.id from meals where meals.user_id = ${ownerId} and meals.submission_id = ${id}) as meal_id
    from meal_submissions
    where meal_submissions.owner_id = ${ownerId} and meal_submissions.id = ${id}
      and meal_submissions.status <> 'discarded'`;
}

const runSelectOpened = compileOnce((_, wanted: WantedSubmission) => selectOpened(wanted));

export async function readOpened(
  db: Kysely<Database>,
  wanted: WantedSubmission,
): Promise<OpenedRow | undefined> {
  return (await runSelectOpened(db, wanted)).rows[0];
}

export function toOpenedSubmission(row: OpenedRow): OpenedSubmission {
  return { submission: toSubmission(row), mealId: row.meal_id };
}
