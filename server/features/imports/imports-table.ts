import { type Kysely, sql } from "kysely";
import { importsMax, rejectedShownMax } from "#contract/limits.ts";
import type { DataImport, ImportPreview, RejectedRow } from "#contract/shapes/imports.ts";
import type { Database } from "../../database/schema.ts";
import type { ImportSummary } from "./import-summary.ts";
import { RejectedRows } from "./reading/rejected-rows.ts";

/** An import without its first rows and the rejected ones, which only a preview shows. */
export interface StoredImport {
  readonly id: string;
  readonly format: DataImport["format"];
  readonly fileName: string | null;
  readonly status: DataImport["status"];
  readonly summary: Omit<ImportSummary, "sample" | "changes">;
  readonly createdAt: Date;
}

export interface ImportWithSummary extends StoredImport {
  readonly summary: ImportSummary;
  readonly rejected: readonly RejectedRow[];
}

interface OwnedImport {
  readonly userId: string;
  readonly importId: string;
}

function importsOf(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom("imports")
    .where("user_id", "=", userId)
    .where("undone_at", "is", null)
    .select(["id", "format", "file_name as fileName", "status", "created_at as createdAt"]);
}

// Safe here and below: `summary` and `rejected` are written by this file alone.
const withoutSample = sql<StoredImport["summary"]>`summary - 'sample' - 'changes'`.as("summary");
const wholeSummary = sql<ImportSummary>`summary`.as("summary");
const firstRejected = sql<RejectedRow[]>`jsonb_path_query_array(rejected, ${sql.lit(
  `$[0 to ${rejectedShownMax - 1}]`,
)})`.as("rejected");

/** Newest first. */
export async function listImports(db: Kysely<Database>, userId: string): Promise<StoredImport[]> {
  return importsOf(db, userId)
    .select(withoutSample)
    .orderBy("created_at", "desc")
    .limit(importsMax)
    .execute();
}

/** Undefined when the person has no such import; also below. */
export async function findImport(
  db: Kysely<Database>,
  { userId, importId }: OwnedImport,
): Promise<StoredImport | undefined> {
  return importsOf(db, userId).select(withoutSample).where("id", "=", importId).executeTakeFirst();
}

export async function findImportWithSummary(
  db: Kysely<Database>,
  { userId, importId }: OwnedImport,
): Promise<ImportWithSummary | undefined> {
  return importsOf(db, userId)
    .select([wholeSummary, firstRejected])
    .where("id", "=", importId)
    .executeTakeFirst();
}

/** The rejected rows of an import, all that are listed. */
export async function findRejected(
  db: Kysely<Database>,
  { userId, importId }: OwnedImport,
): Promise<readonly RejectedRow[] | undefined> {
  const found = await importsOf(db, userId).select("rejected").where("id", "=", importId).executeTakeFirst();
  return found?.rejected;
}

/** A person's imports with everything that is kept of each, one at a time, newest first. */
export async function* readImportPages(
  db: Kysely<Database>,
  userId: string,
): AsyncGenerator<readonly ImportWithSummary[]> {
  for (const { id } of await listImports(db, userId)) {
    yield await importsOf(db, userId).select([wholeSummary, "rejected"]).where("id", "=", id).execute();
  }
}

interface NewImport extends Omit<StoredImport, "summary" | "status"> {
  readonly rejected: readonly RejectedRow[];
}

/** A preview. Its summary follows, once its rows are counted. */
export async function insertImport(
  db: Kysely<Database>,
  userId: string,
  { id, format, fileName, rejected, createdAt }: NewImport,
): Promise<void> {
  await db
    .insertInto("imports")
    .values({
      ...{ id, user_id: userId, format, file_name: fileName, status: "preview" },
      ...{ summary: "{}", rejected: JSON.stringify(rejected), created_at: createdAt },
    })
    .execute();
}

export async function saveSummary(
  db: Kysely<Database>,
  { userId, importId }: OwnedImport,
  summary: ImportSummary,
): Promise<void> {
  await db
    .updateTable("imports")
    .set({ summary: JSON.stringify(summary) })
    .where("user_id", "=", userId)
    .where("id", "=", importId)
    .execute();
}

interface Progress extends Required<Pick<ImportSummary, "counts" | "partLength">> {
  readonly status: StoredImport["status"];
}

export async function saveProgress(
  db: Kysely<Database>,
  { userId, importId }: OwnedImport,
  { status, ...progress }: Progress,
): Promise<void> {
  await sql`update imports set status = ${status}, summary = summary || ${JSON.stringify(progress)}::jsonb
    where user_id = ${userId} and id = ${importId}`.execute(db);
}

/** Adds rejected rows to the list while there is room. Returns how many it has. */
export async function addRejected(
  db: Kysely<Database>,
  owned: OwnedImport,
  rows: readonly RejectedRow[],
): Promise<number> {
  const all = new RejectedRows();
  for (const row of [...((await findRejected(db, owned)) ?? []), ...rows]) all.add(row);
  await db
    .updateTable("imports")
    .set({ rejected: JSON.stringify(all.kept) })
    .where("user_id", "=", owned.userId)
    .where("id", "=", owned.importId)
    .execute();
  return all.kept.length;
}

/** Marks an import as undone, so that it is no longer shown and only its rows are kept. */
export async function hideUndone(
  db: Kysely<Database>,
  userId: string,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<void> {
  await sql`update imports set undone_at = ${now}::timestamptz, file_name = null, rejected = '[]',
    summary = summary - 'changes' || '{"sample": []}' where user_id = ${userId} and id = ${id}`.execute(db);
}

/** Deletes undone imports of whose meals none is left. */
export async function deleteEmptyUndone(db: Kysely<Database>, userId: string): Promise<void> {
  await sql`delete from imports where user_id = ${userId} and undone_at is not null and not exists
    (select from import_rows where user_id = ${userId} and import_id = imports.id)`.execute(db);
}

export async function deletePreviews(db: Kysely<Database>, userId: string): Promise<void> {
  await db.deleteFrom("imports").where("user_id", "=", userId).where("status", "=", "preview").execute();
}

export async function deletePreviewsBefore(db: Kysely<Database>, instant: Date): Promise<void> {
  await db.deleteFrom("imports").where("status", "=", "preview").where("created_at", "<", instant).execute();
}

export function presentImport({
  id,
  format,
  fileName,
  status,
  summary,
  createdAt,
}: StoredImport): DataImport {
  const { counts, firstDay, lastDay } = summary;
  // Imports from before rejected rows had a budget list all of them, and those of earlier releases have no kinds.
  const { listed = counts.rejected, kinds = [] } = counts;
  return {
    ...{ id, format, fileName, status, createdAt: createdAt.toISOString() },
    ...{ counts: { ...counts, listed, kinds }, firstDay, lastDay },
  };
}

export function presentPreview(shown: ImportWithSummary): ImportPreview {
  const { dateOrder, weightUnit, sample, changes = [], passedOver = [], leftOut = [] } = shown.summary;
  return {
    ...{ ...presentImport(shown), dateOrder, weightUnit, sample, changes },
    ...{ passedOver: [...passedOver], leftOut: [...leftOut], rejected: [...shown.rejected] },
  };
}
