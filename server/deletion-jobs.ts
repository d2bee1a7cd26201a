import type { FastifyInstance } from "fastify";
import type { Adapters } from "./adapters/adapters.ts";
import { securityLineWriter } from "./features/account/security-log/security-line.ts";
import {
  deleteDueAccounts,
  stopChargingDeletedAccounts,
} from "./features/account-deletion/delete-due-accounts.ts";
import { createPaymentParts } from "./payment-jobs.ts";
import { runPeriodically } from "./run-periodically.ts";

const pauseMs = 15_000;
const outboxPauseMs = 3_600_000;
/** Age at which mails are deleted from the outbox folder, which nobody else empties; without SMTP mails are files there. */
const outboxKeptMs = 30 * 86_400_000;

/** Returns a function that stops the jobs and waits for running ones. */
export function startDeletionJobs(app: FastifyInstance, adapters: Adapters): () => Promise<void> {
  const { db, clock, payments, mailer } = adapters;
  const report = (err: unknown) => app.log.error({ err }, "deletion");
  const parts = createPaymentParts(app, adapters);
  const writeLine = securityLineWriter(app.log);
  const job = { db, mailer, provider: payments.provider, clock, writeLine, report };
  const round = async () => {
    if (parts) await stopChargingDeletedAccounts(parts);
    await deleteDueAccounts(job);
  };
  const sweep = async () => mailer.deleteBefore?.(new Date(clock().getTime() - outboxKeptMs));
  const stops = [runPeriodically(round, pauseMs, report), runPeriodically(sweep, outboxPauseMs, report)];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
