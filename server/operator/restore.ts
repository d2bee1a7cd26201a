// npm run restore -- FILE [--replace]
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { restoreBackup } from "../backup/restore-backup.ts";
import { readConfig } from "../core/config.ts";
import { openDatabase } from "./open-database.ts";
import { CommandError, runCommand } from "./run-command.ts";

await runCommand(async () => {
  const options = { replace: { type: "boolean", default: false } } as const;
  const { positionals, values } = parseArgs({ options, allowPositionals: true });
  const [file] = positionals;
  if (!file || positionals.length > 1) {
    throw new CommandError("Usage: npm run restore -- FILE [--replace]");
  }
  const config = readConfig();
  if (config.isDatabasePooled) {
    throw new CommandError(
      "Restore past the pooler, which hides who is connected: set DATABASE_URL to PostgreSQL itself, and DATABASE_POOLED=off.",
    );
  }
  const { db, close } = await openDatabase(config, { canJoinRunningServer: false });
  const restoring = restoreBackup(db, resolve(file), { isReplacing: values.replace });
  const { header, tables, rows, migrated } = await restoring.finally(close);
  console.log(
    `Restored the backup of ${header.madeAt}: ${tables.length} tables, ${rows} rows, checksums equal.`,
  );
  for (const name of migrated) console.log(`Applied migration: ${name}`);
});
