import type { Kysely } from "kysely";
import { sessionsMax } from "#contract/limits.ts";
import { copiedKinds } from "#contract/shapes/own-copy.ts";
import { type CopiedTable, readCopiedPages } from "../../database/copied-table.ts";
import type { Database } from "../../database/schema.ts";
import type { FileAnswer } from "../../http/downloads.ts";
import { listPasskeys } from "../account/passkeys/passkeys-table.ts";
import { listIdentities } from "../account/providers/provider-identities-table.ts";
import { listSecurityEvents } from "../account/security-log/security-events-table.ts";
import { listLiveSessions } from "../account/sessions/devices-table.ts";
import { listTokens } from "../account/tokens/tokens-table.ts";
import { findPerson } from "../account/users-table.ts";
import { readImportPages } from "../imports/imports-table.ts";
import { copiedTables } from "../imports/own-copy/copied-tables.ts";
import { listSubscribedDevices } from "../notifications/push-subscriptions-table.ts";
import { listHistory } from "../plans/subscription-history-table.ts";
import { listSubscriptions } from "../plans/subscriptions-table.ts";
import { readSubmissionPages } from "../scan/submission-table.ts";
import { listTickets } from "../support/tickets-table.ts";

/** Enough for monthly payments over a lifetime. */
const paymentsMax = 10_000;

/**
 * One JSON document, generated piece by piece. It contains everything on every plan, micronutrients and tips included, because
 * people have a legal right to their data. What the person made comes back by an import; the rest are records of the account's.
 */
export function exportMyData(db: Kysely<Database>, userId: string, now: Date): FileAnswer {
  async function* pieces() {
    yield JSON.stringify({ exportedAt: now, ...(await loadRecords(db, userId, now)) }).slice(0, -1);
    yield ',"imports":[';
    yield* formatArrayMembers(readImportPages(db, userId));
    yield "]";
    for (const kind of copiedKinds) {
      yield `,${JSON.stringify(kind)}:`;
      yield* formatCopied(db, { table: copiedTables[kind], userId });
    }
    // Last, as they are the largest part: the page of imports leaves them out of a file that is too large (`without-scans.ts`).
    yield ',"scans":[';
    yield* formatArrayMembers(readSubmissionPages(db, userId));
    yield "]}";
  }
  return { fileName: "platewise-data.json", pieces: pieces() };
}

async function loadRecords(db: Kysely<Database>, userId: string, now: Date) {
  const [account, tickets, subscriptions, payments] = await Promise.all([
    findPerson(db, userId),
    listTickets(db, userId),
    loadExportedSubscriptions(db, userId),
    listHistory(db, userId, { limit: paymentsMax, offset: 0 }),
  ]);
  const [sessions, securityEvents, signInProviders, passkeys, personalTokens] = await Promise.all([
    listLiveSessions(db, { userId, now, limit: sessionsMax }),
    listSecurityEvents(db, userId),
    listIdentities(db, userId),
    listPasskeys(db, userId),
    listTokens(db, userId, now),
  ]);
  const devices = await listSubscribedDevices(db, userId);
  const notificationDevices = devices.map(({ browser, system, createdAt }) => ({
    ...{ browser, system, createdAt },
  }));
  const signIns = {
    sessions,
    securityEvents,
    signInProviders,
    passkeys,
    personalTokens,
    notificationDevices,
  };
  return { account, tickets, subscriptions, payments, ...signIns };
}

/** A list, or the one entry; null without it. */
async function* formatCopied(
  db: Kysely<Database>,
  rows: { readonly table: CopiedTable; readonly userId: string },
): AsyncGenerator<string> {
  const pages = readCopiedPages(db, rows);
  if (rows.table.key.length === 0) {
    const [only = null] = (await pages.next()).value ?? [];
    yield JSON.stringify(only);
    return;
  }
  yield "[";
  yield* formatArrayMembers(pages);
  yield "]";
}

/** The document's field names are published, so they do not follow our own. */
async function loadExportedSubscriptions(db: Kysely<Database>, userId: string) {
  const subscriptions = await listSubscriptions(db, userId);
  return subscriptions.map(({ version, syncedAt, ...rest }) => ({
    ...rest,
    looks: version,
    lookedAt: syncedAt,
  }));
}

/** The members of a JSON array, without its brackets. */
async function* formatArrayMembers(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let comma = "";
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield comma + page.map((one) => JSON.stringify(one)).join(",");
    comma = ",";
  }
}
