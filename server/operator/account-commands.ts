import { createInterface } from "node:readline/promises";
import { AppError } from "../core/app-error.ts";
import { createLink } from "../features/account/account-links.ts";
import { loadAccountEmail } from "../features/account/email/account-email-table.ts";
import { createSecurityLog } from "../features/account/security-log/security-log.ts";
import { endWaysIn } from "../features/account/ways-in.ts";
import { findAccount } from "../features/account-deletion/delete-account.ts";
import { keepAccount } from "../features/account-deletion/keep-account.ts";
import { deleteAccount } from "./delete-account.ts";
import type { FoundAccount, OperatorParts } from "./found-account.ts";
import { CommandError } from "./run-command.ts";

interface AccountRequest {
  readonly email: string;
  /** Skips the prompt. */
  readonly isConfirmed: boolean;
  /** Ends a running subscription. */
  readonly canCancelSubscription: boolean;
}

/** Writes to the person's own log, and a line without a name. */
const securityLog = createSecurityLog((kind) => console.log(`Security log: ${kind}`));

const commands = { "reset-link": printResetLink, "end-sessions": endSessions, keep, delete: deleteAccount };
const questions = {
  "reset-link": "Print a link that sets a new password?",
  "end-sessions": "Sign all devices out?",
  keep: "Keep the account?",
  delete: "This cannot be undone. Delete?",
};
type AccountCommand = keyof typeof commands;

export function isAccountCommand(name: string): name is AccountCommand {
  return Object.hasOwn(commands, name);
}

export async function runAccountCommand(
  parts: OperatorParts,
  command: AccountCommand,
  request: AccountRequest,
): Promise<void> {
  const found = await findAccount(parts.db, request.email).catch((failure) => {
    const isUnknown = failure instanceof AppError;
    throw isUnknown ? new CommandError(`No account has the address ${request.email}.`) : failure;
  });
  const { person, isSubscribed, rows } = found;
  if (command === "delete" && isSubscribed && !request.canCancelSubscription) {
    throw new CommandError(`${request.email} has a running subscription: add --cancel to end it at once.`);
  }
  console.log(`${person.email}, account ${person.id}, since ${person.createdAt.toISOString().slice(0, 10)}`);
  if (command === "delete") {
    for (const [table, count] of Object.entries(rows)) if (count > 0) console.log(`  ${table}: ${count}`);
  }
  if (!request.isConfirmed && !(await isConfirmedByHand(questions[command])))
    throw new CommandError("Nothing was changed.");
  await commands[command](parts, found);
}

async function isConfirmedByHand(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new CommandError("Nothing was changed: add --yes.");
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} Type yes: `);
  terminal.close();
  return answer.trim().toLowerCase() === "yes";
}

/** Prints a link that works like a mailed one: 30 minutes, once. Hand it only to somebody who has proved to be the person. */
async function printResetLink({ db, config }: OperatorParts, { person }: FoundAccount): Promise<void> {
  const now = new Date();
  const account = await loadAccountEmail(db, person.id);
  if (!account) throw new CommandError("The account is gone.");
  const token = await db.transaction().execute(async (transaction) => {
    await securityLog.record(transaction, { userId: person.id, kind: "operator_reset_link" }, now);
    return createLink(transaction, { account, purpose: "reset_password", address: account.email }, now);
  });
  if (!account.verifiedAt) {
    console.log("The address was never confirmed: the link leads to a new, empty account (decision 044).");
  }
  console.log(`${config.baseUrl ?? `http://localhost:${config.port}`}/reset-password#token=${token}`);
}

async function endSessions({ db }: OperatorParts, { person }: FoundAccount): Promise<void> {
  const now = new Date();
  await db.transaction().execute(async (transaction) => {
    await endWaysIn(transaction, { userId: person.id, occasion: "operator" }, now);
    await securityLog.record(transaction, { userId: person.id, kind: "operator_ended_sessions" }, now);
  });
  console.log("All devices are signed out.");
}

async function keep({ db }: OperatorParts, { person }: FoundAccount): Promise<void> {
  const isKept = await keepAccount({ db, securityLog }, { userId: person.id }, new Date());
  console.log(isKept ? "The account stays." : "The account was not to be deleted.");
}
