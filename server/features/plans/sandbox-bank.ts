import type { FastifyInstance } from "fastify";
import { localeOf, type Speaker } from "#domain/people/locale.ts";
import { priceText } from "#domain/plans/price-text.ts";
import { renderText, type TextKey } from "#locales/render-text.ts";
import { AppError } from "../../core/app-error.ts";
import { acceptOnlyForms } from "../../http/form-bodies.ts";
import { type BankQuestion, bankPath, type SandboxCheckout } from "./sandbox-checkout.ts";
import { renderPlainPage, speakerOfRequest, withPlainPageHeaders } from "./sandbox-page.ts";
import { serveSandboxPortal } from "./sandbox-portal-page.ts";

const formMaxBytes = 1024;

interface BankRoute {
  Params: { token: string };
}

/** The sandbox's 3-D Secure and portal pages: plain HTML outside the application. The token in the URL is the only credential. */
export async function serveSandboxBank(app: FastifyInstance, sandbox: SandboxCheckout): Promise<void> {
  await app.register(async (scope) => {
    acceptOnlyForms(scope, formMaxBytes);
    scope.get<BankRoute>(`${bankPath}/:token`, async (request, reply) => {
      const question = await sandbox.findBankQuestion(request.params.token);
      if (!question) throw new AppError("checkout_not_found");
      return withPlainPageHeaders(reply).send(
        renderBankPage(question, speakerOfRequest(question.language, request.headers)),
      );
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

function renderBankPage(question: BankQuestion, speaker: Speaker): string {
  const { interval, priceCents, currency, trialDays } = question;
  const write = (key: TextKey) => renderText(speaker, { key });
  const amount = priceText(localeOf(speaker.language, speaker.country), priceCents, currency);
  const asked = renderText(speaker, {
    key: trialDays > 0 ? "payments:bank.askAfterTrial" : "payments:bank.askNow",
    values: { price: { key: `payments:price.${interval}`, values: { amount } }, days: trialDays },
  });
  return renderPlainPage({
    language: speaker.language,
    title: write("payments:bank.title"),
    note: write("payments:bank.note"),
    content: `<p>${asked}</p>
<form method="post">
<button class="yes" name="answer" value="approve">${write("payments:bank.approve")}</button>
<button name="answer" value="refuse">${write("payments:bank.refuse")}</button>
</form>`,
  });
}
