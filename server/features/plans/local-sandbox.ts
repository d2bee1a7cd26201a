import type { FastifyInstance, FastifyRequest } from "fastify";
import { paySandbox, startCheckout } from "#contract/endpoints/subscriptions.ts";
import { AppError } from "../../core/app-error.ts";
import { isLoopbackHost } from "../../core/loopback-host.ts";

const guardedPaths = new Set<string>([startCheckout.path, paySandbox.path]);
/** Any of these shows that a proxy passed the request on. */
const proxyHeaders = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];

/**
 * Answers `payments_unavailable` to a checkout that comes through a proxy or by a public name. A server that listens on
 * loopback may still stand behind a proxy that nobody configured here, and must not sell Pro for a test card then.
 */
export function refuseRemoteSandboxPayments(app: FastifyInstance): void {
  app.addHook("onRequest", async (request) => {
    const isGuarded = guardedPaths.has(request.routeOptions.url ?? "");
    if (isGuarded && !isFromThisMachine(request)) throw new AppError("payments_unavailable");
  });
}

function isFromThisMachine({ hostname, headers }: FastifyRequest): boolean {
  return isLoopbackHost(hostname) && !proxyHeaders.some((name) => name in headers);
}
