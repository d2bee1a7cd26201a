/** server/operator: what whoever runs Platewise does by hand. This file deletes an account: `npm run delete-account -- EMAIL [--yes]`. */
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import type { Kysely } from "kysely";
import { AppError } from "../core/app-error.ts";
import { readConfig } from "../core/config.ts";
import type { Database } from "../database/schema.ts";
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

async function deleteAccount(db: Kysely<Database>, email: string, isAgreed: boolean): Promise<void> {
  const { person, rows } = await findAccount(db, email).catch((failure) => {
    throw failure instanceof AppError ? new CommandRefused(`No account has the address ${email}.`) : failure;
  });
  // A subscription would go on being charged with nobody to cancel it.
  if (person.isPremium) {
    throw new CommandRefused(
      `${email} has the Pro plan: end the subscription first, then delete the account.`,
    );
  }
  console.log(`${person.email}, account ${person.id}, since ${person.createdAt.toISOString().slice(0, 10)}:`);
  show(rows);
  if (!isAgreed && !(await isConfirmed())) throw new CommandRefused("Nothing was deleted.");
  console.log("Deleted:");
  show(await removeAccount(db, { userId: person.id, email: person.email }));
}

await runCommand(async () => {
  const options = { yes: { type: "boolean", default: false } } as const;
  const { positionals, values } = parseArgs({ options, allowPositionals: true });
  const [email] = positionals;
  if (!email || positionals.length > 1) {
    throw new CommandRefused("Which account? npm run delete-account -- EMAIL [--yes]");
  }
  const { db, close } = await openDatabase(readConfig(), { isBesideProduct: true });
  await deleteAccount(db, email, values.yes).finally(close);
});
