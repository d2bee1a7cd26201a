import type { FastifyInstance, FastifyRequest } from "fastify";
import { paySandbox, startCheckout } from "#contract/endpoints/plans.ts";
import { AppError } from "../../core/app-error.ts";
import { isLoopbackHost } from "../../core/loopback-host.ts";

const guardedPaths = new Set<string>([startCheckout.path, paySandbox.path]);
/** Any of these shows that the request came through a proxy. */
const proxyHeaders = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];

/**
 * Answers `payments_unavailable` to a checkout that comes through a proxy or by a public name: a server that listens on
 * loopback may still be behind a proxy, and must not give Pro away for a test card.
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
