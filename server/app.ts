import { join } from "node:path";
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import fastify, { type FastifyInstance } from "fastify";
import { allEndpoints } from "#contract/endpoints/all-endpoints.ts";
import type { Adapters } from "./adapters/adapters.ts";
import { authenticateVisitor } from "./features/anonymous/authenticate-visitor.ts";
import { serveAnonymous } from "./features/anonymous/routes.ts";
import { serveAssistants } from "./features/assistants/routes.ts";
import { serveBody } from "./features/body/routes.ts";
import { serveDashboard } from "./features/dashboard/routes.ts";
import { serveExport } from "./features/export/routes.ts";
import { serveGoals } from "./features/goals/routes.ts";
import { authenticateUser } from "./features/identity/authenticate-user.ts";
import { serveProviderCallback } from "./features/identity/providers/receive-provider-answer.ts";
import { serveIdentity } from "./features/identity/routes.ts";
import { securityLineWriter } from "./features/identity/security-log/security-line.ts";
import { createSecurityLog } from "./features/identity/security-log/security-log.ts";
import { authenticateToken, isPersonalToken } from "./features/identity/tokens/authenticate-token.ts";
import { serveImports } from "./features/imports/routes.ts";
import { serveLearned } from "./features/learned/routes.ts";
import { serveLogging } from "./features/logging/routes.ts";
import { serveMeals } from "./features/meals/routes.ts";
import { planNotificationsAnew } from "./features/notifications/notification-settings-table.ts";
import { serveNotifications } from "./features/notifications/routes.ts";
import { refuseRemoteSandboxPayments } from "./features/plans/local-sandbox.ts";
import { servePlans } from "./features/plans/routes.ts";
import { serveSandboxBank } from "./features/plans/sandbox-bank.ts";
import { serveWebhook } from "./features/plans/webhook.ts";
import { serveProducts } from "./features/products/routes.ts";
import { serveProfile } from "./features/profile/routes.ts";
import { serveProgress } from "./features/progress/routes.ts";
import { serveQuota } from "./features/quota/routes.ts";
import { serveRemoval } from "./features/removal/routes.ts";
import { serveLabels } from "./features/scanning/label-routes.ts";
import { serveScanning } from "./features/scanning/routes.ts";
import { serveSupport } from "./features/support/routes.ts";
import { checkAnswer, filterAnswer } from "./http/answer-filter.ts";
import { serveApiDescription } from "./http/api-description.ts";
import type { UserCall } from "./http/caller.ts";
import { readCallerAddresses } from "./http/caller-address.ts";
import { CallerTurns } from "./http/caller-turns.ts";
import { EndpointTable } from "./http/endpoint-table.ts";
import { handleErrors, sendError } from "./http/errors.ts";
import { serveHealth } from "./http/health.ts";
import { bodyMaxBytes, readJsonBodies } from "./http/json-body.ts";
import { mountDevelopmentServer } from "./http/pages.ts";
import { type AddressSettings, publicAddress } from "./http/public-address.ts";
import { redirectSharedPhotos } from "./http/redirect-shared-photos.ts";
import { createRequestIdReader, logOptions } from "./http/request-log.ts";
import { securityHeaders, sendSecurityHeaders } from "./http/security-headers.ts";
import { serveStaticFiles, serveTranslations } from "./http/static-files.ts";
import { createTrustedPeerCheck } from "./http/trusted-peers.ts";
import { acceptForms } from "./http/uploads/read-form.ts";
import { UploadBudget, uploadLimits } from "./http/uploads/upload-budget.ts";
import { instrumentAdapters } from "./instrument-adapters.ts";
import { createPaymentParts } from "./payment-jobs.ts";
import { type Frontend, servePagesAndNotFound, servePublicPages } from "./serve-pages.ts";
import { loadContent } from "./site/load-content.ts";
import { instrumentRequests } from "./telemetry/instrument-requests.ts";
import { createScanRecorder } from "./telemetry/instrument-scans.ts";
import { serveMetrics } from "./telemetry/serve-metrics.ts";

export interface AppSettings extends AddressSettings {
  /** Named on the contact page. */
  readonly contactEmail: string;
  /** ISO 4217 */
  readonly planCurrency: string;
  readonly freeDailyScans: number;
  readonly passwordMinLength: number;
  readonly scanDeadlineMs: number;
  readonly trustedProxies: readonly string[];
  /** The server is ready only while its disk has space. Undefined: nothing is written there. */
  readonly dataFolder?: string;
  /** Whether answers are checked against the contract in full, which takes longer than taking out what is not in it. */
  readonly checksAnswers: boolean;
  readonly logLevel: string;
  /** Standard output by default. */
  readonly logDestination?: { write(line: string): void };
  /** Undefined: there is no /metrics. */
  readonly metricsToken: string | undefined;
}

const localesFolder = join(import.meta.dirname, "..", "locales");
/** Time for receiving a whole request, also a photo over a slow connection; stops clients that send slowly on purpose. */
const requestMaxMs = 120_000;
const compressFromBytes = 1024;
/** Fast enough for dynamic answers; static files are compressed harder at build time. */
const brotliQuality = 4;
/** 64 kB, as few answers are longer. Brotli's usual 4 MB would be taken for each answer that is being compressed. */
const brotliWindowBits = 16;
/**
 * Most answers fit when they are compressed. Each compressor keeps one such chunk until the next full collection, and with Node's usual 16 kB
 * that is 40 MB after 1,500 answers.
 */
const compressedChunkBytes = 4096;

export async function createApp(
  given: Adapters,
  settings: AppSettings,
  frontend?: Frontend,
): Promise<FastifyInstance> {
  const { trustedProxies, logLevel } = settings;
  const adapters = instrumentAdapters(given);
  const isTrusted = createTrustedPeerCheck(trustedProxies);
  const app = fastify({
    bodyLimit: bodyMaxBytes,
    requestTimeout: requestMaxMs,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    genReqId: createRequestIdReader(isTrusted),
    ...logOptions(logLevel, settings.logDestination),
    frameworkErrors: (failure, request, reply) => sendError(failure, request, reply.headers(securityHeaders)),
    routerOptions: { ignoreTrailingSlash: true },
  });
  handleErrors(app, (code) => adapters.telemetry.metrics.countErrorAnswer(code));
  instrumentRequests(app, adapters.telemetry, isTrusted);
  readJsonBodies(app);
  await acceptForms(app);
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("X-Request-Id", request.id);
    done();
  });
  sendSecurityHeaders(app, settings.baseUrl);
  await app.register(compress, {
    threshold: compressFromBytes,
    encodings: ["br", "gzip"],
    zlibOptions: { chunkSize: compressedChunkBytes },
    brotliOptions: {
      chunkSize: compressedChunkBytes,
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_LGWIN]: brotliWindowBits,
      },
    },
  });
  serveHealth(app, adapters.db, settings.dataFolder);
  serveMetrics(app, adapters.telemetry.metrics, settings.metricsToken);
  if (adapters.payments.sandbox && adapters.payments.isLocalOnly) refuseRemoteSandboxPayments(app);
  serveApi(app, adapters, settings);
  await serveProviderCallback(app, adapters);
  await serveWebhook(app, createPaymentParts(app, adapters));
  if (adapters.payments.sandbox) await serveSandboxBank(app, adapters.payments.sandbox);
  const content = await loadContent((err) => app.log.error({ err }, "content"));
  await serveTranslations(app, localesFolder, content);
  if (frontend?.clientFolder) await serveStaticFiles(app, frontend.clientFolder);
  if (frontend?.middleware) mountDevelopmentServer(app, frontend.middleware);
  if (frontend) await redirectSharedPhotos(app);
  if (frontend) await servePublicPages(app, { frontend, clock: adapters.clock, settings, content });
  servePagesAndNotFound(app, frontend, {
    hasStripe: adapters.payments.provider?.name === "stripe",
    baseUrl: () => publicAddress(app, settings),
    passwordMinLength: settings.passwordMinLength,
    signInProviders: [...adapters.signInProviders.keys()],
    clock: adapters.clock,
  });
  return app;
}

/** Registers every feature, in the order of their dependencies. */
function serveApi(app: FastifyInstance, adapters: Adapters, settings: AppSettings): void {
  const { db, fleetingDb, accessTokens, limiter, clock, secretBox } = adapters;
  const { freeDailyScans, scanDeadlineMs } = settings;
  const addressOf = readCallerAddresses(settings.trustedProxies);
  const authentication = {
    db,
    accessTokens,
    onZoneMoved: (userId: string) => planNotificationsAnew(db, userId, clock()),
  };
  const callers = {
    claimedUserOf: async (token: string) => {
      const claims = isPersonalToken(token) ? undefined : await accessTokens.verify(token, clock());
      return claims && ({ kind: "user", userId: claims.userId } as const);
    },
    userOf: (call: UserCall) =>
      isPersonalToken(call.accessToken)
        ? authenticateToken({ db, limiter }, call, clock())
        : authenticateUser(authentication, call, clock()),
    visitorOf: (token: string, zone: string | undefined) => authenticateVisitor(db, token, zone),
  };
  const securityLog = createSecurityLog(securityLineWriter(app.log));
  const payments = createPaymentParts(app, adapters);
  const { metrics } = adapters.telemetry;
  const uploads = new UploadBudget(uploadLimits);
  metrics.gauge("platewise_upload_bytes", "Bytes of uploads in progress", () => uploads.heldBytes);
  const table = new EndpointTable(app, {
    db,
    keys: fleetingDb,
    limiter,
    callers,
    addressOf,
    clock,
    filterAnswer: settings.checksAnswers ? checkAnswer : filterAnswer,
    uploads,
    turns: new CallerTurns(),
  });
  serveIdentity(table.serve, {
    ...{ db, accessTokens, limiter, freeDailyScans },
    ...{ fleetingDb, secretBox, securityLog },
    passwordMinLength: settings.passwordMinLength,
    ...{ providers: adapters.signInProviders, baseUrl: settings.baseUrl },
  });
  serveQuota(table.serve, db, freeDailyScans);
  const onNotLearned = (err: unknown) => app.log.error({ err }, "learning");
  const { findFood, corrector } = adapters;
  serveMeals(table.serve, { db, findFood, corrector, limiter, onNotLearned });
  serveLogging(table.serve, { db, findFood, analyser: adapters.analyser });
  serveLearned(table.serve, { db, findFood });
  serveImports(table.serve, { db, limiter });
  serveProducts(table.serve, { db });
  serveGoals(table.serve, db);
  serveProfile(table.serve, db);
  serveBody(table.serve, { db, findFood });
  const scanSettings = { dailyScanLimit: freeDailyScans, scanDeadlineMs };
  const watchScan = createScanRecorder(metrics);
  serveScanning(table.serve, { ...adapters, watchScan, onNotLearned, settings: scanSettings });
  serveLabels(table.serve, { ...adapters, settings: scanSettings });
  serveNotifications(table.serve, { db, limiter, push: adapters.push });
  serveSupport(table.serve, { db, limiter });
  serveProgress(table.serve, adapters.read, findFood);
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
  serveExport(table.serve, db, limiter);
  serveRemoval(table.serve, { db, securityLog, payments });
  serveAnonymous(table.serve, { db, limiter, freeDailyScans });
  serveAssistants(app, { callers, clock, ownOrigin: () => publicAddress(app, settings) });
  table.refuseOtherMethods();
  app.addHook("onClose", async () => {
    await table.settled();
    const { photoDecoder, photoScanner, labelReader } = adapters;
    await Promise.all([photoDecoder.close(), photoScanner.close(), labelReader.close()]);
  });
  serveApiDescription(app, allEndpoints);
}
