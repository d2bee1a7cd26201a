import { type RawBuilder, sql } from "kysely";
import type { Macronutrients } from "#domain/nutrition/nutrients.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import {
  ownerIdOf,
  type Submission,
  type SubmissionOwner,
  submissionColumns,
  toSubmission,
} from "./submission-table.ts";

type SubmissionRow = Parameters<typeof toSubmission>[0];

/** A submission with what a change of it depends on. */
export interface OpenedRow extends SubmissionRow {
  readonly eaten_calories: number;
  readonly eaten_protein: number;
  readonly eaten_carbs: number;
  readonly eaten_fat: number;
  readonly eaten_fiber: number;
  readonly meal_id: string | null;
}

export interface OpenedSubmission {
  readonly submission: Submission;
  /** Saved meals of its day, or of the day that was asked for. */
  readonly eaten: Macronutrients;
  /** The meal that it was accepted as. */
  readonly mealId: string | null;
}

export interface WantedSubmission {
  readonly owner: SubmissionOwner;
  readonly id: string;
  /** Whose meals are summed; that of the scan unless given. */
  readonly day?: CalendarDay | undefined;
}

/** Returns no row for one that is not the owner's, or was discarded. */
export function openSubmission({ owner, id, day }: WantedSubmission): RawBuilder<OpenedRow> {
  const ownerId = ownerIdOf(owner);
  const sum = (column: keyof Macronutrients) =>
    sql`coalesce(sum(${sql.ref(column)}), 0) as ${sql.id(`eaten_${column}`)}`;
  const sums = (["calories", "protein", "carbs", "fat", "fiber"] as const).map(sum);
  const columns = submissionColumns.map((column) => sql.ref(`meal_submissions.${column}`));
  return sql`
    select ${sql.join(columns)}, eaten.*,
      (select meals.id from meals where meals.user_id = ${ownerId} and meals.submission_id = ${id}) as meal_id
    from meal_submissions cross join lateral (
      select ${sql.join(sums)} from meals
      where meals.user_id = ${ownerId} and meals.day = coalesce(${day ?? null}::date, meal_submissions.day)
    ) as eaten
    where meal_submissions.owner_id = ${ownerId} and meal_submissions.id = ${id}
      and meal_submissions.status <> 'discarded'`;
}

export function toOpenedSubmission(row: OpenedRow): OpenedSubmission {
  return {
    submission: toSubmission(row),
    eaten: {
      calories: row.eaten_calories,
      protein: row.eaten_protein,
      carbs: row.eaten_carbs,
      fat: row.eaten_fat,
      fiber: row.eaten_fiber,
    },
    mealId: row.meal_id,
  };
}
