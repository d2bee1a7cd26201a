/** server/operator: what whoever runs Platewise does by hand. This file puts a backup back: `npm run restore -- FILE [--replace]`. */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { restoreBackup } from "../backup/restore-backup.ts";
import { readConfig } from "../core/config.ts";
import { openDatabase } from "./open-database.ts";
import { CommandRefused, runCommand } from "./run-command.ts";

await runCommand(async () => {
  const options = { replace: { type: "boolean", default: false } } as const;
  const { positionals, values } = parseArgs({ options, allowPositionals: true });
  const [file] = positionals;
  if (!file || positionals.length > 1) {
    throw new CommandRefused("Which backup? npm run restore -- FILE [--replace]");
  }
  const { db, close } = await openDatabase(readConfig(), { isBesideProduct: false });
  const restoring = restoreBackup(db, resolve(file), { isReplacing: values.replace });
  const { header, tables, rows, migrated } = await restoring.finally(close);
  console.log(
    `Restored what was there on ${header.madeAt}: ${tables.length} tables, ${rows} rows, checksums equal.`,
  );
  for (const name of migrated) console.log(`Migrated forward: ${name}`);
});
