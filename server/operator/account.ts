// npm run account -- reset-link|end-sessions|keep|delete EMAIL [--yes] [--cancel]
import { parseArgs } from "node:util";
import { readConfig } from "../core/config.ts";
import { isAccountCommand, runAccountCommand } from "./account-commands.ts";
import { openDatabase } from "./open-database.ts";
import { CommandError, runCommand } from "./run-command.ts";

const usage = "Usage: npm run account -- reset-link|end-sessions|keep|delete EMAIL [--yes] [--cancel]";

await runCommand(async () => {
  const flag = { type: "boolean", default: false } as const;
  const { positionals, values } = parseArgs({ options: { yes: flag, cancel: flag }, allowPositionals: true });
  const [command = "", email, ...more] = positionals;
  if (!isAccountCommand(command) || !email || more.length > 0) throw new CommandError(usage);
  const config = readConfig();
  const { db, close } = await openDatabase(config, { canJoinRunningServer: true });
  const request = { email, isConfirmed: values.yes, canCancelSubscription: values.cancel };
  await runAccountCommand({ db, config }, command, request).finally(close);
});
