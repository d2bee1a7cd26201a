import { type Kysely, type QueryCreator, type RawBuilder, sql } from "kysely";
import type { Goals } from "#contract/shapes/goals.ts";
import type { GoalHistory, GoalSet } from "#domain/goals/goals-of-day.ts";
import { addDays, type CalendarDay } from "#domain/time/calendar-day.ts";
import { compileOnce } from "../../database/compile-once.ts";
import { copiedTable } from "../../database/copied-table.ts";
import type { Database, Row } from "../../database/schema.ts";
import type { Owned } from "../../http/caller.ts";

const columns = ["calories", "protein", "carbs", "fat", "fiber", "limits", "weekdays"] as const;

function goalsOf(db: Kysely<Database>, { userId }: Owned) {
  return db.selectFrom("goals").select(columns).where("user_id", "=", userId);
}

/** A column with the goals of a day as JSON; null where the user has none. */
export function goalsOnColumn(db: Kysely<Database>, userId: string, day: CalendarDay): RawBuilder<unknown> {
  const earlier = db
    .selectFrom("earlier_goals")
    .select(columns)
    .where("user_id", "=", userId)
    .where(sql<boolean>`until >= ${day}`)
    .orderBy("until")
    .limit(1);
  return sql`coalesce((select row_to_json(earlier) from (${earlier}) as earlier),
    (select row_to_json(stored) from (${goalsOf(db, { userId })}) as stored)) as goals`;
}

type StoredGoals = Pick<Row<"goals">, (typeof columns)[number]>;

const selectGoals = compileOnce(goalsOf);

/** Leaves out limits and weekdays where there are none. */
function presentGoals({ limits, weekdays, ...goals }: StoredGoals): Goals {
  return {
    ...goals,
    ...(Object.keys(limits).length > 0 && { limits }),
    ...(Object.keys(weekdays).length > 0 && { weekdays }),
  };
}

export async function loadGoals(db: Kysely<Database>, userId: string): Promise<Goals | undefined> {
  const { rows } = await selectGoals(db, { userId });
  return rows[0] && presentGoals(rows[0]);
}

const selectEarlier = compileOnce((db, { userId, from }: Owned & { readonly from: CalendarDay }) =>
  db
    .selectFrom("earlier_goals")
    .select([...columns, "until"])
    .where("user_id", "=", userId)
    .where("until", ">=", from)
    .orderBy("until"),
);

/** The goals of the days from `from` on. Undefined where the user has none. */
export async function loadGoalHistory(
  db: Kysely<Database>,
  userId: string,
  from: CalendarDay,
): Promise<GoalHistory | undefined> {
  const [current, { rows: earlier }] = await Promise.all([
    loadGoals(db, userId),
    selectEarlier(db, { userId, from }),
  ]);
  return current && { current, earlier };
}

interface PersonToday {
  readonly userId: string;
  readonly today: CalendarDay;
}

/** The days before today keep what they had. Limits and weekdays stay as they are unless given. */
export async function saveGoals(
  db: Kysely<Database>,
  { userId, today }: PersonToday,
  { limits, weekdays, ...goals }: GoalSet,
): Promise<Goals> {
  const changes = {
    ...goals,
    ...(limits && { limits: JSON.stringify(limits) }),
    ...(weekdays && { weekdays: JSON.stringify(weekdays) }),
  };
  const saved = await db
    .with("kept", (kept) => keepEarlier(kept, { userId, today }))
    .insertInto("goals")
    .values({ user_id: userId, ...changes, since: today })
    .onConflict((conflict) =>
      conflict
        .column("user_id")
        .doUpdateSet({ ...changes, since: sql<CalendarDay>`greatest(goals.since, excluded.since)` }),
    )
    .returning(columns)
    .executeTakeFirstOrThrow();
  return presentGoals(saved);
}

/** Keeps the goals until yesterday for the days before, unless they are of today: what a person tries out first is not kept. */
function keepEarlier(db: QueryCreator<Database>, { userId, today }: PersonToday) {
  const yesterday = addDays(today, -1);
  return db
    .insertInto("earlier_goals")
    .columns(["user_id", "until", ...columns])
    .expression(
      db
        .selectFrom("goals")
        .select(["user_id", sql<CalendarDay>`${yesterday}::date`.as("until"), ...columns])
        .where("user_id", "=", userId)
        .where(({ eb, or }) => or([eb("since", "is", null), eb("since", "<", today)])),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning("until");
}

export async function deleteGoals(db: Kysely<Database>, userId: string): Promise<void> {
  await db
    .with("forgotten", (earlier) =>
      earlier.deleteFrom("earlier_goals").where("user_id", "=", userId).returning("until"),
    )
    .deleteFrom("goals")
    .where("user_id", "=", userId)
    .execute();
}

function toEntry({ calories, protein, carbs, fat, fiber, limits, weekdays }: StoredGoals) {
  return { calories, protein, carbs, fat, fiber, limits, weekdays };
}

export const copiedGoals = copiedTable({
  kind: "goals",
  table: "goals",
  toEntry: ({ since, ...goals }) => ({ ...toEntry(goals), since }),
  toRow: (entry, now) => ({ ...entry, updated_at: now }),
});

export const copiedEarlierGoals = copiedTable({
  kind: "earlierGoals",
  table: "earlier_goals",
  toEntry: ({ until, ...goals }) => ({ until, ...toEntry(goals) }),
  toRow: (entry) => entry,
});
