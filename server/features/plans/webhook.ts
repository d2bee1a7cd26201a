import type { FastifyInstance } from "fastify";
import { webhookMaxBytes, webhookPath } from "#contract/payment-webhook.ts";
import { AppError } from "../../core/app-error.ts";
import { recordAndHandleEvent } from "./handle-event.ts";
import type { PaymentParts } from "./sync-subscription.ts";

/**
 * Takes the body as raw bytes, since those are what the provider signed, and parses it only once the signature holds. Answers
 * 200 when the event is stored and handled; a 503 makes the provider deliver it again.
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
      const event = parts.provider.parseEvent(body, request.headers);
      await recordAndHandleEvent(parts, event).catch(requestRedelivery);
      return reply.header("Cache-Control", "no-store").send({ received: true });
    });
  });
}

/** Answers 503 when the provider cannot be reached, so that it delivers the event later. */
function requestRedelivery(cause: unknown): never {
  const isProvider = cause instanceof AppError && cause.code === "payment_provider_failed";
  throw isProvider ? new AppError("service_unavailable", { cause }) : cause;
}
