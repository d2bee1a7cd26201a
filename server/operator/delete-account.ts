// npm run delete-account -- EMAIL [--yes] [--cancel]
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import type { Kysely } from "kysely";
import { createPayments } from "../adapters/payments/payment-adapters.ts";
import { AppError } from "../core/app-error.ts";
import { type Config, readConfig } from "../core/config.ts";
import type { Database } from "../database/schema.ts";
import { cancelAllSubscriptions } from "../features/plans/stop-charging.ts";
import { type DeletedRows, deleteAccountData, findAccount } from "../features/removal/delete-account.ts";
import { openDatabase } from "./open-database.ts";
import { CommandError, runCommand } from "./run-command.ts";

async function askForConfirmation(): Promise<boolean> {
  if (!process.stdin.isTTY) throw new CommandError("Nothing was deleted: add --yes to delete.");
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question("This cannot be undone. Delete? Type yes: ");
  terminal.close();
  return answer.trim().toLowerCase() === "yes";
}

function printCounts(rows: DeletedRows): void {
  for (const [table, count] of Object.entries(rows)) if (count > 0) console.log(`  ${table}: ${count}`);
}

interface DeletionRequest {
  readonly email: string;
  /** Skips the prompt. */
  readonly isConfirmedAlready: boolean;
  /** Ends a running subscription. */
  readonly canCancelSubscription: boolean;
}

/** Otherwise it would go on being charged with nobody left to cancel it. */
async function endSubscriptions(db: Kysely<Database>, config: Config, userId: string): Promise<void> {
  const { payments } = await createPayments(config, db, () => new Date());
  await cancelAllSubscriptions({ db, provider: payments.provider }, userId);
  console.log("The subscription has been ended at the payment provider; nothing more is charged.");
}

async function deleteAccount(
  db: Kysely<Database>,
  config: Config,
  { email, isConfirmedAlready, canCancelSubscription }: DeletionRequest,
): Promise<void> {
  const { person, isSubscribed, rows } = await findAccount(db, email).catch((failure) => {
    throw failure instanceof AppError ? new CommandError(`No account has the address ${email}.`) : failure;
  });
  if (isSubscribed && !canCancelSubscription) {
    throw new CommandError(`${email} has a running subscription: add --cancel to end it at once.`);
  }
  console.log(`${person.email}, account ${person.id}, since ${person.createdAt.toISOString().slice(0, 10)}:`);
  printCounts(rows);
  if (!isConfirmedAlready && !(await askForConfirmation())) throw new CommandError("Nothing was deleted.");
  if (isSubscribed) await endSubscriptions(db, config, person.id);
  console.log("Deleted:");
  printCounts(await deleteAccountData(db, { userId: person.id, email: person.email }));
}

await runCommand(async () => {
  const flag = { type: "boolean", default: false } as const;
  const options = { yes: flag, cancel: flag };
  const { positionals, values } = parseArgs({ options, allowPositionals: true });
  const [email] = positionals;
  if (!email || positionals.length > 1) {
    throw new CommandError("Usage: npm run delete-account -- EMAIL [--yes] [--cancel]");
  }
  const config = readConfig();
  const { db, close } = await openDatabase(config, { canJoinRunningServer: true });
  const request = { email, isConfirmedAlready: values.yes, canCancelSubscription: values.cancel };
  await deleteAccount(db, config, request).finally(close);
});
