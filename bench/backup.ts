// `npm run bench -- backup [MEALS]`: duration of a backup and a restore, on an otherwise idle embedded PostgreSQL.
import { mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { restoreBackup } from "#server/backup/restore-backup.ts";
import { writeBackup } from "#server/backup/write-backup.ts";
import { connect, type DatabaseAddress } from "#server/database/connect.ts";
import { startEmbedded } from "#server/database/embedded/start-embedded.ts";
import { migrate } from "#server/database/migrate.ts";
import { addAccounts, insertDiaries } from "./fill-diaries.ts";

const mealsEach = 1000;
const meals = Number(process.argv[2] ?? 200_000);
const people = Math.ceil(meals / mealsEach);

async function measureSeconds<T>(
  work: () => Promise<T>,
): Promise<{ readonly value: T; readonly seconds: number }> {
  const started = performance.now();
  const value = await work();
  return { value, seconds: Number(((performance.now() - started) / 1000).toFixed(1)) };
}

function openPatiently(address: DatabaseAddress) {
  return connect(address, { maxConnections: 2, hasNoTimeLimits: true });
}

const folder = await mkdtemp(join(tmpdir(), "platewise-bench-backup-"));
const server = await startEmbedded(folder, { maxConnections: 10, isDurable: true });
try {
  const filled = openPatiently(server.address);
  await migrate(filled);
  await addAccounts(filled, people);
  await insertDiaries(filled, mealsEach);
  await sql`create database restored`.execute(filled);
  const file = join(folder, "bench.backup.gz");
  const written = await measureSeconds(() => writeBackup(filled, file, new Date()));
  const megabytes = Math.round((await stat(file)).size / 1e6);
  const database = await sql<{ megabytes: number }>`
    select round(pg_database_size(current_database()) / 1e6)::int as megabytes`.execute(filled);
  await filled.destroy();
  const target = openPatiently({ ...server.address, database: "restored" });
  const restored = await measureSeconds(() => restoreBackup(target, file, { isReplacing: false }));
  await target.destroy();
  const result = {
    meals: people * mealsEach,
    rows: restored.value.rows,
    databaseMegabytes: database.rows[0]?.megabytes,
    backupMegabytes: megabytes,
    backupSeconds: written.seconds,
    restoreSeconds: restored.seconds,
    memoryMegabytes: Math.round(process.resourceUsage().maxRSS / 1000),
  };
  console.table(result);
  await mkdir("bench/results", { recursive: true });
  await writeFile("bench/results/backup.json", `${JSON.stringify(result, null, 2)}\n`);
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
