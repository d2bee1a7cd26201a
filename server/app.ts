import { join } from "node:path";
import fastify, { type FastifyInstance } from "fastify";
import type { Adapters } from "./adapters/adapters.ts";
import type { AppSettings } from "./app-settings.ts";
import { serveProviderCallback } from "./features/account/providers/receive-provider-answer.ts";
import { refuseRemoteSandboxPayments } from "./features/plans/local-sandbox.ts";
import { serveSandboxBank } from "./features/plans/sandbox-bank.ts";
import { serveWebhook } from "./features/plans/webhook.ts";
import { compressAnswers } from "./http/compress-answers.ts";
import { cutEndlessBodies } from "./http/cut-endless-bodies.ts";
import { handleErrors, sendError } from "./http/errors.ts";
import { serveHealth } from "./http/health.ts";
import { bodyMaxBytes, readJsonBodies } from "./http/json-body.ts";
import { mountDevelopmentServer } from "./http/pages.ts";
import { publicAddress } from "./http/public-address.ts";
import { redirectSharedPhotos } from "./http/redirect-shared-photos.ts";
import { createRequestIdReader, logOptions } from "./http/request-log.ts";
import { securityHeaders, sendSecurityHeaders } from "./http/security-headers.ts";
import { serveStaticFiles, serveTranslations } from "./http/static-files.ts";
import { createTrustedPeerCheck } from "./http/trusted-peers.ts";
import { acceptForms } from "./http/uploads/read-form.ts";
import { createPaymentParts } from "./payment-parts.ts";
import { addQueueGauges } from "./queue-metrics.ts";
import { serveFeatures } from "./serve-features.ts";
import { type Frontend, servePagesAndNotFound, servePublicPages } from "./serve-pages.ts";
import { loadContent } from "./site/load-content.ts";
import { instrumentRequests } from "./telemetry/instrument-requests.ts";
import { instrumentAnalyser, instrumentDecoder, instrumentLimiter } from "./telemetry/instrument-scans.ts";
import { serveMetrics } from "./telemetry/serve-metrics.ts";

/** Photo analysers are instrumented where they are created, as that happens with the first photo. */
function instrumentAdapters(adapters: Adapters): Adapters {
  const { analyser, photoDecoder, limiter, fleetingDb, telemetry } = adapters;
  addQueueGauges(fleetingDb, telemetry.metrics);
  return {
    ...adapters,
    analyser: instrumentAnalyser(analyser, telemetry),
    photoDecoder: instrumentDecoder(photoDecoder, telemetry),
    limiter: instrumentLimiter(limiter, telemetry),
  };
}

const localesFolder = join(import.meta.dirname, "..", "locales");
/** Time for receiving a whole request, also a photo over a slow connection; stops clients that send slowly on purpose. */
const requestMaxMs = 120_000;

/** Names the request in every answer, as the log does. */
function sendRequestIds(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("X-Request-Id", request.id);
    done();
  });
}

/** The whole application on these adapters; it listens to no port yet. */
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
  sendRequestIds(app);
  cutEndlessBodies(app);
  sendSecurityHeaders(app, settings.baseUrl);
  await compressAnswers(app);
  serveHealth(app, adapters.db, settings.dataFolder);
  serveMetrics(app, adapters.telemetry.metrics, settings.metricsToken);
  if (adapters.payments.sandbox && adapters.payments.isLocalOnly) refuseRemoteSandboxPayments(app);
  serveFeatures(app, adapters, settings);
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
    searchesProducts: adapters.productSource !== undefined,
    clock: adapters.clock,
  });
  return app;
}
