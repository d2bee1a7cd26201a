import type { Kysely } from "kysely";
import { importsMax, rejectedShownMax } from "#contract/limits.ts";
import { weightUnits } from "#domain/body/weight-unit.ts";
import { unitsOfCountry } from "#domain/people/diary-preferences.ts";
import { calendarDayIn } from "#domain/time/calendar-day.ts";
import { AppError } from "../../core/app-error.ts";
import { newId } from "../../core/new-id.ts";
import type { Database } from "../../database/schema.ts";
import type { User } from "../../http/caller.ts";
import { lockAccount } from "../account/lock-account.ts";
import { loadHabits } from "../account/user-settings-table.ts";
import { countNewRows, insertNewRows } from "./import-rows-table.ts";
import { summarise } from "./import-summary.ts";
import {
  deletePreviews,
  type ImportWithSummary,
  insertImport,
  listImports,
  saveSummary,
} from "./imports-table.ts";
import { compareCopy } from "./own-copy/compare-copy.ts";
import type { ImportReader } from "./reading/import-reader.ts";
import type { ReadingChoices } from "./reading/read-row.ts";
import type { DiaryReading } from "./reading/read-table.ts";
import { forgetUndone } from "./undo-import.ts";

interface Upload {
  readonly caller: Pick<User, "userId" | "timeZone">;
  readonly file: Uint8Array;
  readonly fileName: string | undefined;
  readonly choices: ReadingChoices;
  readonly now: Date;
}

/**
 * Reads a file and keeps its rows, to be stored in the diary once the person agrees. Throws `import_unfinished`,
 * `import_limit_exceeded`, and what the reader throws.
 */
export async function stageImport(
  { db, importReader }: { readonly db: Kysely<Database>; readonly importReader: ImportReader },
  { caller: { userId, timeZone }, file, fileName, choices, now }: Upload,
): Promise<ImportWithSummary> {
  await checkRoom(db, userId);
  const reading = { choices, today: calendarDayIn(timeZone, now), ...(await loadReadingHabits(db, userId)) };
  const read = await importReader.read({ sender: userId, file, reading });
  return db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, userId);
    await checkRoom(transaction, userId);
    await deletePreviews(transaction, userId);
    await forgetUndone(transaction, userId);
    const { format, rejected } = read;
    const made = { id: newId(now), format, fileName: fileName ?? null, rejected, createdAt: now };
    const owned = { userId, importId: made.id };
    await insertImport(transaction, userId, made);
    await insertNewRows(transaction, owned, read.blocks);
    const kinds = format === "platewise" ? await compareCopy(transaction, owned) : [];
    const summary = summarise(read, await countNewRows(transaction, owned), kinds);
    await saveSummary(transaction, owned, summary);
    return { ...made, rejected: rejected.slice(0, rejectedShownMax), status: "preview", summary };
  });
}

async function loadReadingHabits(
  db: Kysely<Database>,
  userId: string,
): Promise<Pick<DiaryReading, "language" | "country" | "weightUnit">> {
  const { language, country, units } = await loadHabits(db, userId);
  const weightUnit = weightUnits[units ?? (country ? unitsOfCountry(country) : "metric")];
  return { language, country, weightUnit };
}

async function checkRoom(db: Kysely<Database>, userId: string): Promise<void> {
  const kept = (await listImports(db, userId)).filter(({ status }) => status !== "preview");
  if (kept.some(({ status }) => status === "running")) throw new AppError("import_unfinished");
  if (kept.length >= importsMax) throw new AppError("import_limit_exceeded");
}
