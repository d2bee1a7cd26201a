import type { FastifyInstance } from "fastify";
import type { Adapters } from "./adapters/adapters.ts";
import { sendDueNotifications } from "./features/notifications/send-notifications.ts";
import { runPeriodically } from "./run-periodically.ts";

const pauseMs = 15_000;

/** Returns a function that stops the job and waits for it. */
export function startNotificationJob(
  app: FastifyInstance,
  { db, push, clock }: Adapters,
  { freeDailyScans }: { readonly freeDailyScans: number },
): () => Promise<void> {
  const report = (err: unknown) => app.log.error({ err }, "notification");
  return runPeriodically(
    () => sendDueNotifications({ db, push, clock, freeDailyScans, report }),
    pauseMs,
    report,
  );
}
