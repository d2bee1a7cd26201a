/** server/features/plans: plans, subscriptions, payments. This file: the sandbox's bank, a page of its own that asks the payer as 3-D Secure does. */
import type { FastifyInstance } from "fastify";
import { AppError } from "../../core/app-error.ts";
import { bankPage } from "./sandbox-bank-page.ts";
import { bankPath, type SandboxCheckout } from "./sandbox-checkout.ts";
import { asPlainPage } from "./sandbox-page.ts";
import { servePortal } from "./sandbox-portal-page.ts";

const formMaxBytes = 1024;

interface BankRoute {
  Params: { token: string };
}

/** Plain pages: whoever comes here has left the application, as with a real bank. The token in the address is the only key. */
export async function serveSandboxBank(app: FastifyInstance, sandbox: SandboxCheckout): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: formMaxBytes },
      async (_request: unknown, body: string) => new URLSearchParams(body),
    );
    scope.get<BankRoute>(`${bankPath}/:token`, async (request, reply) => {
      const question = await sandbox.bankQuestion(request.params.token);
      if (!question) throw new AppError("checkout_not_found");
      return asPlainPage(reply).send(bankPage(question));
    });
    scope.post<BankRoute>(`${bankPath}/:token`, async (request, reply) => {
      const isApproved = request.body instanceof URLSearchParams && request.body.get("answer") === "approve";
      const back = await sandbox.answerBank(request.params.token, isApproved);
      if (back === undefined) throw new AppError("checkout_not_found");
      return asPlainPage(reply).redirect(back, 303);
    });
    servePortal(scope, sandbox);
  });
}
