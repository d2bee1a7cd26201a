import { createWriteStream } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { type Kysely, sql, type Transaction } from "kysely";
import { liftTimeLimits } from "../database/lift-time-limits.ts";
import type { Database } from "../database/schema.ts";
import { type BackupHeader, backupVersion, formatMark } from "./backup-format.ts";
import { type BackupSummary, readBackup } from "./read-backup.ts";
import { LineChecksum, listTablesToBackUp, readTableLines, setStableTextFormats } from "./table-lines.ts";

/** Three times as fast as the default level, for 10 % more bytes. */
const gzipLevel = 3;

async function buildHeader(db: Kysely<Database>, now: Date): Promise<BackupHeader> {
  const { rows: known } = await sql<{ found: boolean }>`
    select to_regclass('applied_migrations') is not null as found`.execute(db);
  if (!known[0]?.found)
    throw new Error("There is nothing to back up: this database has no Platewise tables.");
  const { rows: migrations } = await sql<{ name: string; checksum: string }>`
    select name, checksum from applied_migrations order by name collate "C"`.execute(db);
  return { format: "platewise-backup", version: backupVersion, madeAt: now.toISOString(), migrations };
}

async function* backupLines(db: Transaction<Database>, now: Date): AsyncGenerator<string> {
  await liftTimeLimits(db);
  await setStableTextFormats(db);
  yield formatMark(await buildHeader(db, now));
  const tables = await listTablesToBackUp(db);
  // So that no migration changes a table before it has been read.
  await sql`lock table ${sql.join(tables.map(({ name }) => sql.table(name)))} in access share mode`.execute(
    db,
  );
  let total = 0;
  for (const table of tables) {
    yield formatMark({ table: table.name, columns: [...table.columns] });
    const tally = new LineChecksum();
    for await (const lines of readTableLines(db, table)) {
      tally.add(lines);
      yield lines.join("");
    }
    const { rows, sha256 } = tally.end();
    total += rows;
    yield formatMark({ end: table.name, rows, sha256 });
  }
  yield formatMark({ tables: tables.length, rows: total });
}

/**
 * Writes `file`, readable by its owner only, and verifies it by reading it back. The file appears under its name only once it
 * is complete and flushed to disk.
 */
export async function writeBackup(db: Kysely<Database>, file: string, now: Date): Promise<BackupSummary> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.part`;
  try {
    // One snapshot for all tables, while people keep saving meals.
    const snapshot = db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only");
    await snapshot.execute((transaction) =>
      pipeline(
        Readable.from(backupLines(transaction, now)),
        createGzip({ level: gzipLevel }),
        createWriteStream(draft, { mode: 0o600 }),
      ),
    );
    await flushToDisk(draft);
    const summary = await readBackup(draft);
    await rename(draft, file);
    return summary;
  } finally {
    await rm(draft, { force: true });
  }
}

async function flushToDisk(file: string): Promise<void> {
  const handle = await open(file, "r+");
  await handle.sync().finally(() => handle.close());
}
