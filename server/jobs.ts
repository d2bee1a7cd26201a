import type { FastifyInstance } from "fastify";
import { webhookPath } from "#contract/payment-webhook.ts";
import type { Adapters } from "./adapters/adapters.ts";
import type { PostEvent } from "./adapters/payments/sandbox/sandbox-events.ts";
import { type AccountMailParts, accountMailBuilders } from "./features/account/account-mails.ts";
import { securityLineWriter } from "./features/account/security-log/security-line.ts";
import {
  deleteDueAccounts,
  stopChargingDeletedAccounts,
} from "./features/account-deletion/delete-due-accounts.ts";
import { deletionMailBuilders } from "./features/account-deletion/deletion-mails.ts";
import type { MailKind } from "./features/mails/mail-kinds.ts";
import { type BuildMail, sendDueMails } from "./features/mails/send-mails.ts";
import { sendDueNotifications } from "./features/notifications/send-notifications.ts";
import {
  expireSubscriptionsOfOtherProviders,
  reconcilePayments,
} from "./features/plans/reconcile-payments.ts";
import { sendSubscriptionMails } from "./features/plans/send-subscription-mails.ts";
import { sendPendingTickets } from "./features/support/send-tickets.ts";
import { deleteExpiredData } from "./housekeeping.ts";
import { type AddressSettings, publicAddress } from "./http/public-address.ts";
import { createPaymentParts } from "./payment-parts.ts";
import { runPeriodically } from "./run-periodically.ts";

const secondMs = 1_000;
const hourMs = 3_600_000;
/** Without SMTP, mails are files in the outbox folder, which nobody empties. */
const outboxKeptMs = 30 * 24 * hourMs;
const deliveryTimeoutMs = 20_000;

type Report = (failure: unknown) => void;

/** Work that is repeated in the background. */
interface Job {
  /** What its failures are called in the log. */
  readonly name: string;
  readonly pauseMs: number;
  readonly run: (report: Report) => Promise<void>;
}

interface JobSettings extends AddressSettings {
  readonly freeDailyScans: number;
}

/** Returns a function that stops all of them and waits for those that are running. */
export function startJobs(
  app: FastifyInstance,
  adapters: Adapters,
  settings: JobSettings,
): () => Promise<void> {
  const jobs = [
    ...mailJobs(app, adapters, settings),
    ...accountJobs(app, adapters, settings),
    ...paymentJobs(app, adapters, settings),
  ];
  const stops = jobs.map(({ name, pauseMs, run }) => {
    const report: Report = (err) => app.log.error({ err }, name);
    return runPeriodically(() => run(report), pauseMs, report);
  });
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** The functions that make the mails of every feature, by kind. */
export function createMailBuilders(parts: AccountMailParts): Readonly<Record<MailKind, BuildMail>> {
  return { ...accountMailBuilders(parts), ...deletionMailBuilders(parts) };
}

function mailJobs(app: FastifyInstance, adapters: Adapters, settings: JobSettings): readonly Job[] {
  const { db, mailer, clock, supportAddress } = adapters;
  const baseUrl = () => publicAddress(app, settings);
  const builders = createMailBuilders({ db, baseUrl });
  return [
    {
      name: "mail",
      pauseMs: 10 * secondMs,
      run: (report) => sendPendingTickets({ db, mailer, supportAddress, clock, report }),
    },
    {
      name: "mail",
      // Requests wait for these.
      pauseMs: 2 * secondMs,
      run: (report) => sendDueMails({ db, mailer, clock, builders, report }),
    },
    {
      name: "payments",
      pauseMs: 10 * secondMs,
      run: (report) => sendSubscriptionMails({ db, mailer, clock, baseUrl, report }),
    },
  ];
}

function accountJobs(
  app: FastifyInstance,
  adapters: Adapters,
  { freeDailyScans }: JobSettings,
): readonly Job[] {
  const { db, mailer, push, payments, clock } = adapters;
  const paid = createPaymentParts(app, adapters);
  const deletion = { db, mailer, provider: payments.provider, clock, writeLine: securityLineWriter(app.log) };
  return [
    {
      name: "notification",
      pauseMs: 15 * secondMs,
      run: (report) => sendDueNotifications({ db, push, clock, freeDailyScans, report }),
    },
    { name: "housekeeping", pauseMs: hourMs, run: () => deleteExpiredData(db, clock()) },
    {
      name: "deletion",
      pauseMs: 15 * secondMs,
      run: async (report) => {
        if (paid) await stopChargingDeletedAccounts(paid);
        await deleteDueAccounts({ ...deletion, report });
      },
    },
    {
      name: "deletion",
      pauseMs: hourMs,
      run: async () => mailer.deleteBefore?.(new Date(clock().getTime() - outboxKeptMs)),
    },
  ];
}

function paymentJobs(app: FastifyInstance, adapters: Adapters, settings: JobSettings): readonly Job[] {
  const { db, clock, payments } = adapters;
  const { sandbox, provider } = payments;
  const parts = createPaymentParts(app, adapters);
  const name = "payments";
  const pauseMs = 30 * secondMs;
  const jobs: Job[] = [
    { name, pauseMs, run: () => expireSubscriptionsOfOtherProviders(db, provider?.name, clock()) },
  ];
  // Sooner in the sandbox, because its clock may be moved forward and the effects should show at once.
  if (parts)
    jobs.push({ name, pauseMs: sandbox ? 2 * secondMs : pauseMs, run: () => reconcilePayments(parts) });
  if (sandbox) {
    const run = async () => {
      await sandbox.runDueBilling();
      await sandbox.deliverEvents(postToWebhook(app, settings));
    };
    jobs.push({ name, pauseMs: secondMs / 2, run });
  }
  return jobs;
}

/** Delivers the sandbox's events as a real provider would: over HTTP. */
function postToWebhook(app: FastifyInstance, { host }: JobSettings): PostEvent {
  return async (body, headers) => {
    const address = publicAddress(app, { baseUrl: undefined, host });
    const signal = AbortSignal.timeout(deliveryTimeoutMs);
    const answer = await fetch(`${address}${webhookPath}`, { method: "POST", body, headers, signal });
    await answer.body?.cancel();
    return answer.status;
  };
}
