/** server/features/plans: plans, subscriptions, payments. This file: where the provider's news arrives, byte for byte as it was signed. */
import type { FastifyInstance } from "fastify";
import { webhookMaxBytes, webhookPath } from "#contract/payment-webhook.ts";
import { AppError } from "../../core/app-error.ts";
import { takeInEvent } from "./handle-event.ts";
import type { PaymentParts } from "./settle-subscription.ts";

/**
 * The signature is looked at before anything else; a body that does not bear ours is not read. An event is answered once
 * it is kept and handled; 503 makes the provider send it again.
 */
export async function serveWebhook(app: FastifyInstance, parts: PaymentParts | undefined): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "*",
      { parseAs: "buffer", bodyLimit: webhookMaxBytes },
      async (_request: unknown, body: Buffer) => body,
    );
    scope.post(webhookPath, { bodyLimit: webhookMaxBytes }, async (request, reply) => {
      if (!parts) throw new AppError("not_found");
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const event = parts.provider.readEvent(body, request.headers);
      await takeInEvent(parts, event).catch(sendAgain);
      return reply.header("Cache-Control", "no-store").send({ received: true });
    });
  });
}

/** The provider could not be asked: that is our answer to it too. */
function sendAgain(cause: unknown): never {
  const isProvider = cause instanceof AppError && cause.code === "payment_provider_failed";
  throw isProvider ? new AppError("service_unavailable", { cause }) : cause;
}
