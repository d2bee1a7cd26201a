import type { FastifyInstance } from "fastify";
import { features } from "#contract/endpoints/all-endpoints.ts";
import type { Adapters } from "./adapters/adapters.ts";
import type { AppSettings } from "./app-settings.ts";
import { createCallers } from "./create-callers.ts";
import { serveAccount } from "./features/account/routes.ts";
import { securityLineWriter } from "./features/account/security-log/security-line.ts";
import { createSecurityLog } from "./features/account/security-log/security-log.ts";
import { serveAccountDeletion } from "./features/account-deletion/routes.ts";
import { ownNamesFinder } from "./features/add/find-own-names.ts";
import { serveAdd } from "./features/add/routes.ts";
import { serveAnonymous } from "./features/anonymous/routes.ts";
import { resourceOf } from "./features/assistants/connecting/oauth-metadata.ts";
import { serveAssistants } from "./features/assistants/routes.ts";
import { serveBody } from "./features/body/routes.ts";
import { serveDashboard } from "./features/dashboard/routes.ts";
import { serveExports } from "./features/exports/routes.ts";
import { serveGoals } from "./features/goals/routes.ts";
import { serveImports } from "./features/imports/routes.ts";
import { serveInsights } from "./features/insights/routes.ts";
import { serveLearned } from "./features/learned/routes.ts";
import { serveMeals } from "./features/meals/routes.ts";
import { serveNotifications } from "./features/notifications/routes.ts";
import { servePlans } from "./features/plans/routes.ts";
import { servePlates } from "./features/plates/routes.ts";
import { serveProducts } from "./features/products/routes.ts";
import { serveProfile } from "./features/profile/routes.ts";
import { serveQuota } from "./features/quota/routes.ts";
import { serveScan } from "./features/scan/routes.ts";
import { serveSupport } from "./features/support/routes.ts";
import { serveWater } from "./features/water/routes.ts";
import { checkAnswer, filterAnswer } from "./http/answer-filter.ts";
import { serveApiDescription } from "./http/api-description.ts";
import type { CallerSources } from "./http/caller.ts";
import { readCallerAddresses } from "./http/caller-address.ts";
import { CallerTurns } from "./http/caller-turns.ts";
import { EndpointTable } from "./http/endpoint-table.ts";
import { publicAddress } from "./http/public-address.ts";
import { UploadBudget, uploadLimits } from "./http/uploads/upload-budget.ts";
import { createPaymentParts } from "./payment-parts.ts";
import { createScanRecorder } from "./telemetry/instrument-scans.ts";

/** Receives the calls of every endpoint: who calls, limits, repeated calls, answers. */
function createEndpointTable(
  app: FastifyInstance,
  adapters: Adapters,
  { settings, callers }: { readonly settings: AppSettings; readonly callers: CallerSources },
): EndpointTable {
  const { fleetingDb, limiter, clock } = adapters;
  const uploads = new UploadBudget(uploadLimits);
  const { metrics } = adapters.telemetry;
  metrics.gauge("platewise_upload_bytes", "Bytes of uploads in progress", () => uploads.heldBytes);
  return new EndpointTable(app, {
    keys: fleetingDb,
    limiter,
    callers,
    addressOf: readCallerAddresses(settings.trustedProxies),
    clock,
    filterAnswer: settings.checksAnswers ? checkAnswer : filterAnswer,
    uploads,
    turns: new CallerTurns(),
  });
}

/** Registers every feature. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a list, one line a feature.
export function serveFeatures(app: FastifyInstance, adapters: Adapters, settings: AppSettings): void {
  const { db, fleetingDb, accessTokens, limiter, clock, secretBox } = adapters;
  const { freeDailyScans, scanDeadlineMs } = settings;
  const ownOrigin = () => new URL(publicAddress(app, settings)).origin;
  const callers = createCallers(adapters, () => resourceOf(ownOrigin()));
  const table = createEndpointTable(app, adapters, { settings, callers });
  const securityLog = createSecurityLog(securityLineWriter(app.log));
  const payments = createPaymentParts(app, adapters);
  serveAccount(table.serve, {
    ...{ db, accessTokens, limiter, freeDailyScans },
    ...{ fleetingDb, secretBox, securityLog },
    passwordMinLength: settings.passwordMinLength,
    ...{ providers: adapters.signInProviders, baseUrl: settings.baseUrl },
  });
  serveQuota(table.serve, db, freeDailyScans);
  const onNotLearned = (err: unknown) => app.log.error({ err }, "learning");
  const { findFood, corrector } = adapters;
  const findOwnNames = ownNamesFinder(db, findFood);
  serveMeals(table.serve, { db, findFood, findOwnNames, corrector, limiter, onNotLearned });
  serveAdd(table.serve, { db, findFood, analyser: adapters.analyser });
  serveLearned(table.serve, { db, findFood });
  serveImports(table.serve, { db, limiter, importReader: adapters.importReader });
  serveProducts(table.serve, { db, limiter, productSource: adapters.productSource });
  servePlates(table.serve, db);
  serveGoals(table.serve, db);
  serveProfile(table.serve, db);
  serveBody(table.serve, db);
  serveWater(table.serve, { db, findFood });
  const scanSettings = { dailyScanLimit: freeDailyScans, scanDeadlineMs };
  const watchScan = createScanRecorder(adapters.telemetry.metrics);
  serveScan(table.serve, { ...adapters, findOwnNames, watchScan, onNotLearned, settings: scanSettings });
  serveNotifications(table.serve, { db, limiter, push: adapters.push });
  serveSupport(table.serve, { db, limiter });
  serveInsights(table.serve, adapters.read, findFood);
  serveDashboard(table.serve, { db, findFood, freeDailyScans });
  servePlans(table.serve, {
    db,
    limiter,
    clock,
    currency: settings.planCurrency,
    sandbox: adapters.payments.sandbox,
    payments,
    ownOrigins: (callOrigin) =>
      settings.baseUrl === undefined
        ? [callOrigin, publicAddress(app, settings)]
        : [new URL(settings.baseUrl).origin],
  });
  serveExports(table.serve, db, limiter);
  serveAccountDeletion(table.serve, { db, securityLog, payments });
  serveAnonymous(table.serve, { db, limiter, freeDailyScans });
  serveAssistants(table.serve, app, {
    ...{ db, limiter, callers, clock, securityLog, ownOrigin },
    isSecure: settings.baseUrl?.startsWith("https:") ?? false,
    addressOf: readCallerAddresses(settings.trustedProxies),
  });
  table.refuseOtherMethods();
  app.addHook("onClose", async () => {
    await table.settled();
    const { photoDecoder, photoScanner, labelReader, importReader } = adapters;
    await Promise.all([photoDecoder, photoScanner, labelReader, importReader].map((each) => each.close()));
  });
  serveApiDescription(app, { features, ownOrigin: () => publicAddress(app, settings) });
}
