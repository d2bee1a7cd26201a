import type { Kysely } from "kysely";
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
  return db.selectFrom("imports").selectAll().where("user_id", "=", userId);
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

/** Its rows go with it. */
export async function deleteImport(db: Kysely<Database>, userId: string, id: string): Promise<void> {
  await db.deleteFrom("imports").where("user_id", "=", userId).where("id", "=", id).execute();
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
