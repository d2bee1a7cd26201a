import type { FastifyInstance } from "fastify";
import { AppError } from "../../core/app-error.ts";
import { renderBankPage } from "./sandbox-bank-page.ts";
import { bankPath, type SandboxCheckout } from "./sandbox-checkout.ts";
import { withPlainPageHeaders } from "./sandbox-page.ts";
import { serveSandboxPortal } from "./sandbox-portal-page.ts";

const formMaxBytes = 1024;

interface BankRoute {
  Params: { token: string };
}

/** The sandbox's 3-D Secure and portal pages: plain HTML outside the application. The token in the URL is the only credential. */
export async function serveSandboxBank(app: FastifyInstance, sandbox: SandboxCheckout): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: formMaxBytes },
      async (_request: unknown, body: string) => new URLSearchParams(body),
    );
    scope.get<BankRoute>(`${bankPath}/:token`, async (request, reply) => {
      const question = await sandbox.findBankQuestion(request.params.token);
      if (!question) throw new AppError("checkout_not_found");
      return withPlainPageHeaders(reply).send(renderBankPage(question));
    });
    scope.post<BankRoute>(`${bankPath}/:token`, async (request, reply) => {
      const isApproved = request.body instanceof URLSearchParams && request.body.get("answer") === "approve";
      const returnUrl = await sandbox.answerBankQuestion(request.params.token, isApproved);
      if (returnUrl === undefined) throw new AppError("checkout_not_found");
      return withPlainPageHeaders(reply).redirect(returnUrl, 303);
    });
    serveSandboxPortal(scope, sandbox);
  });
}
