import { type Kysely, sql } from "kysely";
import { importSampleLength } from "#contract/limits.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { Database } from "../../database/schema.ts";
import { newMealDefaults } from "../meals/meal-row.ts";
import type { NewRows } from "./import-summary.ts";
import type { ImportRow } from "./reading/read-row.ts";

export interface OwnedImport {
  readonly userId: string;
  readonly importId: string;
}

const sampleKinds = ["food", "weight", "weights", "meals"];

/** Inserts the rows that the diary has not from an earlier import. Entries of our own export are compared with the account's afterwards. */
export async function insertNewRows(
  db: Kysely<Database>,
  { userId, importId }: OwnedImport,
  blocks: readonly Uint8Array[],
): Promise<void> {
  for (const block of blocks) {
    await sql`insert into import_rows (import_id, position, user_id, entry, kind, day, fingerprint, content)
      select ${importId}, position, ${userId}, entry, kind, day, case kind when 'copied'
          then sha256(decode(fingerprint, 'hex') || convert_to(${importId}, 'UTF8')) else decode(fingerprint, 'hex') end, content
      from jsonb_to_recordset(convert_from(${Buffer.from(block)}, 'UTF8')::jsonb)
        as read (position integer, entry integer, kind text, day date, fingerprint text, content jsonb)
      on conflict (user_id, fingerprint) do nothing`.execute(db);
  }
}

/** The kind of a row: a meal, a weight, or a kind of entry of our own export. */
const kindOfRow = sql<string>`coalesce(content->>'of', kind)`;

export async function countNewRows(
  db: Kysely<Database>,
  { userId, importId }: OwnedImport,
): Promise<NewRows> {
  const ofImport = db
    .selectFrom("import_rows")
    .where("user_id", "=", userId)
    .where("import_id", "=", importId);
  const { hasChanges, ...counted } = await ofImport
    .select([
      sql<number>`count(*)::int`.as("rows"),
      sql<number>`count(distinct entry)::int`.as("entries"),
      sql<number>`(count(distinct entry) filter (where ${kindOfRow} in ('food', 'meals')))::int`.as("meals"),
      sql<number>`(count(distinct entry) filter (where ${kindOfRow} in ('weight', 'weights')))::int`.as(
        "weights",
      ),
      sql<number>`count(distinct day)::int`.as("days"),
      sql<boolean | null>`bool_or(is_change)`.as("hasChanges"),
      sql<CalendarDay | null>`min(day)`.as("firstDay"),
      sql<CalendarDay | null>`max(day)`.as("lastDay"),
    ])
    .executeTakeFirstOrThrow();
  const first = ofImport.select("content").orderBy("position").limit(importSampleLength);
  const sample = first.where("is_change", "=", false).where(kindOfRow, "in", sampleKinds);
  const changes = first.where("is_change", "=", true);
  // Safe: the content is what `stageRows` wrote.
  const read = async (rows: typeof first) =>
    (await rows.execute()).map(({ content }) => content as unknown as ImportRow);
  return { ...counted, sample: await read(sample), changes: hasChanges ? await read(changes) : [] };
}

export interface WaitingEntry {
  readonly entry: number;
  /** One or more, of the same kind. */
  readonly rows: readonly ImportRow[];
  /** Whether the entry replaces one of the account's. */
  readonly isChange: boolean;
}

/** The next of an import, in the order of the file. */
export async function listWaitingEntries(
  db: Kysely<Database>,
  { userId, importId }: OwnedImport,
  limit: number,
): Promise<readonly WaitingEntry[]> {
  const waiting = db
    .selectFrom("import_rows")
    .where("user_id", "=", userId)
    .where("import_id", "=", importId)
    .where("is_stored", "=", false);
  const next = waiting.select("entry").distinct().orderBy("entry").limit(limit);
  const rows = await waiting
    .select(["entry", "content", "is_change"])
    .where("entry", "in", next)
    .orderBy("entry")
    .orderBy("position")
    .execute();
  const entries = new Map<number, { readonly rows: ImportRow[]; readonly isChange: boolean }>();
  for (const { entry, content, is_change: isChange } of rows) {
    const waitingEntry = entries.get(entry) ?? { rows: [], isChange };
    // Safe: the content is what `stageRows` wrote.
    waitingEntry.rows.push(content as unknown as ImportRow);
    entries.set(entry, waitingEntry);
  }
  return [...entries].map(([entry, waitingEntry]) => ({ entry, ...waitingEntry }));
}

/** `mealIds` by entry. */
export async function markMealsStored(
  db: Kysely<Database>,
  { userId, importId }: OwnedImport,
  mealIds: ReadonlyMap<number, string>,
): Promise<void> {
  await sql`update import_rows stored set is_stored = true, content = null, meal_id = made.meal_id
    from unnest(${[...mealIds.keys()]}::integer[], ${[...mealIds.values()]}::uuid[]) as made (entry, meal_id)
    where stored.user_id = ${userId} and stored.import_id = ${importId} and stored.entry = made.entry`.execute(
    db,
  );
}

/** Stores the weights of these entries on the days that have none, and forgets the other rows. Returns how many it forgot. */
export async function storeWeights(
  db: Kysely<Database>,
  {
    userId,
    importId,
    entries,
    now,
  }: OwnedImport & { readonly entries: readonly number[]; readonly now: Date },
): Promise<number> {
  const chosen = sql`user_id = ${userId} and import_id = ${importId} and kind = 'weight' and entry = any(${[...entries]}::integer[])`;
  const { rows } = await sql<{
    day: CalendarDay;
  }>`insert into weights (user_id, day, weight_kg, note, updated_at)
    select distinct on (day) user_id, day, (content->>'weightKg')::float8, content->>'note', ${now}::timestamptz
    from import_rows where ${chosen} order by day, position desc
    on conflict do nothing returning day`.execute(db);
  const days = rows.map(({ day }) => day);
  await sql`update import_rows set is_stored = true where ${chosen} and day = any(${days}::date[])`.execute(
    db,
  );
  const { numAffectedRows } = await sql`delete from import_rows where ${chosen} and not is_stored`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n);
}

export async function deleteEntries(
  db: Kysely<Database>,
  { userId, importId }: OwnedImport,
  entries: readonly number[],
): Promise<void> {
  await sql`delete from import_rows where user_id = ${userId}
    and import_id = ${importId} and entry = any(${[...entries]}::integer[])`.execute(db);
}

export async function hasWaitingEntries(
  db: Kysely<Database>,
  { userId, importId }: OwnedImport,
): Promise<boolean> {
  const row = await db
    .selectFrom("import_rows")
    .select("entry")
    .where("user_id", "=", userId)
    .where("import_id", "=", importId)
    .where("is_stored", "=", false)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes, of imports that were undone, the rows whose meals the diary has no longer. */
export async function deleteUndoneRows(db: Kysely<Database>, userId: string): Promise<void> {
  await sql`delete from import_rows stored using imports where imports.user_id = ${userId} and imports.undone_at is not null
    and stored.user_id = ${userId} and stored.import_id = imports.id
    and not exists (select from meals where user_id = ${userId} and id = stored.meal_id)`.execute(db);
}

/** A meal or weight that was changed since is the person's own. Returns how many such meals there are. */
export async function deleteStored(db: Kysely<Database>, userId: string, importId: string): Promise<number> {
  const imported = sql`user_id = ${userId} and id in (select meal_id from import_rows
    where user_id = ${userId} and import_id = ${importId} and meal_id is not null)`;
  // A change counts the revision up from that of the import.
  const { rows } = await sql<{ kept: number }>`
    with deleted as (delete from meals where ${imported} and revision = ${newMealDefaults.revision} returning id)
    select (select count(*) from meals where ${imported})::int - (select count(*) from deleted)::int as kept`.execute(
    db,
  );
  await sql`delete from weights using import_rows stored where stored.user_id = ${userId} and stored.import_id = ${importId}
    and stored.kind = 'weight' and stored.is_stored and weights.user_id = ${userId} and weights.day = stored.day
    and weights.weight_kg = (stored.content->>'weightKg')::float8`.execute(db);
  return rows[0]?.kept ?? 0;
}
