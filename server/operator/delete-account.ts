/** server/operator: what whoever runs Platewise does by hand. This file deletes an account: `npm run delete-account -- EMAIL [--yes] [--cancel]`. */
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import type { Kysely } from "kysely";
import { createPayments } from "../adapters/payments/payment-adapters.ts";
import { AppError } from "../core/app-error.ts";
import { type Config, readConfig } from "../core/config.ts";
import type { Database } from "../database/schema.ts";
import { endSubscriptionsOf } from "../features/plans/change-subscription.ts";
import { findAccount, type RemovedRows, removeAccount } from "../features/removal/remove-account.ts";
import { openDatabase } from "./open-database.ts";
import { CommandRefused, runCommand } from "./run-command.ts";

async function isConfirmed(): Promise<boolean> {
  if (!process.stdin.isTTY) throw new CommandRefused("Nothing was deleted: add --yes to delete.");
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question("This cannot be taken back. Delete? Type yes: ");
  terminal.close();
  return answer.trim().toLowerCase() === "yes";
}

function show(rows: RemovedRows): void {
  for (const [table, count] of Object.entries(rows)) if (count > 0) console.log(`  ${table}: ${count}`);
}

interface Wish {
  readonly email: string;
  /** Asks no more. */
  readonly isAgreed: boolean;
  /** Ends a subscription that still runs. */
  readonly isCancelling: boolean;
}

/** A subscription would go on being charged with nobody to cancel it. */
async function endSubscriptions(db: Kysely<Database>, config: Config, userId: string): Promise<void> {
  const { payments } = await createPayments(config, db, () => new Date());
  await endSubscriptionsOf({ db, provider: payments.provider }, userId);
  console.log("The subscription has been ended at the payment provider; nothing more is charged.");
}

async function deleteAccount(
  db: Kysely<Database>,
  config: Config,
  { email, isAgreed, isCancelling }: Wish,
): Promise<void> {
  const { person, isSubscribed, rows } = await findAccount(db, email).catch((failure) => {
    throw failure instanceof AppError ? new CommandRefused(`No account has the address ${email}.`) : failure;
  });
  if (isSubscribed && !isCancelling) {
    throw new CommandRefused(`${email} has a subscription that runs: add --cancel to end it at once.`);
  }
  console.log(`${person.email}, account ${person.id}, since ${person.createdAt.toISOString().slice(0, 10)}:`);
  show(rows);
  if (!isAgreed && !(await isConfirmed())) throw new CommandRefused("Nothing was deleted.");
  if (isSubscribed) await endSubscriptions(db, config, person.id);
  console.log("Deleted:");
  show(await removeAccount(db, { userId: person.id, email: person.email }));
}

await runCommand(async () => {
  const no = { type: "boolean", default: false } as const;
  const options = { yes: no, cancel: no };
  const { positionals, values } = parseArgs({ options, allowPositionals: true });
  const [email] = positionals;
  if (!email || positionals.length > 1) {
    throw new CommandRefused("Which account? npm run delete-account -- EMAIL [--yes] [--cancel]");
  }
  const config = readConfig();
  const { db, close } = await openDatabase(config, { isBesideProduct: true });
  const wish = { email, isAgreed: values.yes, isCancelling: values.cancel };
  await deleteAccount(db, config, wish).finally(close);
});
