// npm run migrate: applies missing migrations and ends, for a roll-out that does so before the first new server starts.
import { readConfig } from "../core/config.ts";
import { migrate } from "../database/migrate.ts";
import { openDatabase } from "./open-database.ts";
import { runCommand } from "./run-command.ts";

await runCommand(async () => {
  const { db, close } = await openDatabase(readConfig(), { canJoinRunningServer: true });
  const applied = await migrate(db).finally(close);
  console.log(applied.length === 0 ? "The schema is up to date." : `Applied ${applied.join(", ")}.`);
});
