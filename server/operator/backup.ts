// npm run backup -- [FILE]
import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { writeBackup } from "../backup/write-backup.ts";
import { readConfig } from "../core/config.ts";
import { openDatabase } from "./open-database.ts";
import { runCommand } from "./run-command.ts";

const bytesInMegabyte = 1e6;

await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const config = readConfig();
  const now = new Date();
  const name = `platewise-${now.toISOString().slice(0, 19).replaceAll(":", "-")}.backup.gz`;
  const file = resolve(positionals[0] ?? join(config.dataFolder, "backups", name));
  const { db, close } = await openDatabase(config, { canJoinRunningServer: true });
  const { tables, rows } = await writeBackup(db, file, now).finally(close);
  const megabytes = (await stat(file)).size / bytesInMegabyte;
  console.log(
    `${file}: ${tables.length} tables, ${rows} rows, ${megabytes.toFixed(1)} MB, verified by reading it back.`,
  );
});
