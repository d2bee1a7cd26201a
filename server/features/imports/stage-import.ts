import type { Kysely } from "kysely";
import { importsMax } from "#contract/limits.ts";
import { calendarDayIn } from "#domain/time/calendar-day.ts";
import { AppError } from "../../core/app-error.ts";
import { newId } from "../../core/new-id.ts";
import type { Database } from "../../database/schema.ts";
import type { User } from "../../http/caller.ts";
import { lockAccount } from "../identity/lock-account.ts";
import { groupEntries, type StagedRow } from "./group-entries.ts";
import { findExistingMeals, insertNewRows } from "./import-rows-table.ts";
import { summarise } from "./import-summary.ts";
import {
  deletePreviews,
  insertImport,
  listImports,
  type StoredImport,
  updateImport,
} from "./imports-table.ts";
import type { ImportReader } from "./reading/import-reader.ts";
import type { ReadingChoices } from "./reading/read-row.ts";
import { forgetUndone } from "./undo-import.ts";

interface Upload {
  readonly caller: User;
  readonly file: Uint8Array;
  readonly fileName: string | undefined;
  readonly choices: ReadingChoices;
  readonly now: Date;
}

/**
 * Reads a file and keeps its rows, to be stored in the diary once the person agrees. Throws `import_format_unknown`,
 * `import_too_many_rows`, `import_too_many_rejected`, `import_unfinished` or `import_limit_exceeded`.
 */
export async function stageImport(
  { db, importReader }: { readonly db: Kysely<Database>; readonly importReader: ImportReader },
  { caller: { userId, timeZone }, file, fileName, choices, now }: Upload,
): Promise<StoredImport> {
  await checkRoom(db, userId);
  const read = await importReader.read(file, { choices, today: calendarDayIn(timeZone, now) });
  return db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, userId);
    await checkRoom(transaction, userId);
    await deletePreviews(transaction, userId);
    await forgetUndone(transaction, userId);
    const staged = await withoutExisting(transaction, userId, groupEntries(read.format, read.rows));
    const made: StoredImport = {
      id: newId(now),
      format: read.format,
      fileName: fileName ?? null,
      status: "preview",
      summary: summarise(read, staged),
      rejected: read.rejected,
      createdAt: now,
    };
    await insertImport(transaction, userId, made);
    const fresh = await insertNewRows(transaction, { importId: made.id, userId, rows: staged });
    const stored = { ...made, summary: summarise(read, fresh) };
    await updateImport(transaction, userId, stored);
    return stored;
  });
}

async function checkRoom(db: Kysely<Database>, userId: string): Promise<void> {
  const kept = (await listImports(db, userId)).filter(({ status }) => status !== "preview");
  if (kept.some(({ status }) => status === "running")) throw new AppError("import_unfinished");
  if (kept.length >= importsMax) throw new AppError("import_limit_exceeded");
}

/** Meals of our own export that the account still has. */
async function withoutExisting(
  db: Kysely<Database>,
  userId: string,
  rows: readonly StagedRow[],
): Promise<readonly StagedRow[]> {
  const ids = rows.flatMap(({ row }) => (row.kind === "meal" ? [row.meal.id] : []));
  if (ids.length === 0) return rows;
  const existing = await findExistingMeals(db, userId, ids);
  return rows.filter(({ row }) => row.kind !== "meal" || !existing.has(row.meal.id));
}
