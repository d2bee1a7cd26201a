import { type Kysely, sql } from "kysely";
import { importsMax, rejectedShownMax } from "#contract/limits.ts";
import type { DataImport, ImportPreview, RejectedRow } from "#contract/shapes/imports.ts";
import type { Database, Row } from "../../database/schema.ts";
import type { ImportSummary } from "./import-summary.ts";

export interface StoredImport {
  readonly id: string;
  readonly format: DataImport["format"];
  readonly fileName: string | null;
  readonly status: DataImport["status"];
  readonly summary: ImportSummary;
  readonly rejected: readonly RejectedRow[];
  readonly createdAt: Date;
}

function toImport(row: Row<"imports">): StoredImport {
  const { id, format, file_name: fileName, status, rejected, created_at: createdAt } = row;
  // Safe: written by `insertImport` and `updateImport` alone.
  return { id, format, fileName, status, summary: row.summary as ImportSummary, rejected, createdAt };
}

function ofUser(db: Kysely<Database>, userId: string) {
  return db.selectFrom("imports").selectAll().where("user_id", "=", userId).where("undone_at", "is", null);
}

export async function insertImport(
  db: Kysely<Database>,
  userId: string,
  { id, format, fileName, status, summary, rejected, createdAt }: StoredImport,
): Promise<void> {
  await db
    .insertInto("imports")
    .values({
      id,
      user_id: userId,
      format,
      file_name: fileName,
      status,
      summary: JSON.stringify(summary),
      rejected: JSON.stringify(rejected),
      created_at: createdAt,
    })
    .execute();
}

export async function updateImport(
  db: Kysely<Database>,
  userId: string,
  { id, status, summary, rejected }: StoredImport,
): Promise<void> {
  await db
    .updateTable("imports")
    .set({ status, summary: JSON.stringify(summary), rejected: JSON.stringify(rejected) })
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .execute();
}

/** Newest first. */
export async function listImports(db: Kysely<Database>, userId: string): Promise<StoredImport[]> {
  const rows = await ofUser(db, userId).orderBy("created_at", "desc").limit(importsMax).execute();
  return rows.map(toImport);
}

/** Undefined when the person has no such import. */
export async function findImport(
  db: Kysely<Database>,
  userId: string,
  id: string,
): Promise<StoredImport | undefined> {
  const row = await ofUser(db, userId).where("id", "=", id).executeTakeFirst();
  return row && toImport(row);
}

/** It is shown no longer; only its rows are kept. */
export async function hideUndone(
  db: Kysely<Database>,
  userId: string,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<void> {
  await sql`update imports set undone_at = ${now}::timestamptz, file_name = null, rejected = '[]',
    summary = jsonb_set(summary, '{sample}', '[]') where user_id = ${userId} and id = ${id}`.execute(db);
}

/** Those of whose meals none is left. */
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

export function presentImport({ summary, createdAt, rejected: _, ...rest }: StoredImport): DataImport {
  const { counts, firstDay, lastDay } = summary;
  return { ...rest, createdAt: createdAt.toISOString(), counts, firstDay, lastDay };
}

export function presentPreview(stored: StoredImport): ImportPreview {
  const { dateOrder, weightUnit, sample } = stored.summary;
  const rejected = stored.rejected.slice(0, rejectedShownMax);
  return { ...presentImport(stored), dateOrder, weightUnit, sample, rejected };
}
