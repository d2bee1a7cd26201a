import type { FastifyInstance } from "fastify";
import { testCards } from "#contract/sandbox-test-cards.ts";
import type { Speaker } from "#domain/people/locale.ts";
import { renderText, type TextKey } from "#locales/render-text.ts";
import { AppError } from "../../core/app-error.ts";
import { portalPath, type SandboxCheckout } from "./sandbox-checkout.ts";
import { renderPlainPage, speakerOfRequest, withPlainPageHeaders } from "./sandbox-page.ts";

interface PortalRoute {
  Querystring: { visit?: string };
}

/** `scope` must parse forms, as `serveSandboxBank` sets it up. */
export function serveSandboxPortal(scope: FastifyInstance, sandbox: SandboxCheckout): void {
  const requireSession = (text: string | undefined) => {
    const session = sandbox.readPortalSession(text ?? "");
    if (!session) throw new AppError("checkout_not_found");
    return session;
  };
  scope.get<PortalRoute>(portalPath, async ({ query, headers }, reply) => {
    const { language } = requireSession(query.visit);
    return withPlainPageHeaders(reply).send(renderPortalPage(speakerOfRequest(language, headers), false));
  });
  scope.post<PortalRoute>(portalPath, async ({ query, body, headers }, reply) => {
    const session = requireSession(query.visit);
    const form = body instanceof URLSearchParams ? body : new URLSearchParams();
    if (form.get("answer") !== "back") {
      const field = (name: string) => form.get(name) ?? "";
      const card = { cardNumber: field("number"), expiry: field("expiry"), cvc: field("cvc") };
      try {
        await sandbox.replaceCard(session, card);
      } catch (failure) {
        if (!(failure instanceof AppError)) throw failure;
        return withPlainPageHeaders(reply)
          .status(failure.status)
          .send(renderPortalPage(speakerOfRequest(session.language, headers), true));
      }
    }
    return withPlainPageHeaders(reply).redirect(session.returnUrl, 303);
  });
}

const exampleCard = testCards.complete.replace(/(.{4})(?!$)/g, "$1 ");

function renderPortalPage(speaker: Speaker, isRefused: boolean): string {
  const write = (key: TextKey) => renderText(speaker, { key });
  const text = renderText(speaker, { key: "payments:portal.text", values: { card: exampleCard } });
  const field = (name: string, label: string, autocomplete: string) =>
    `<label>${label}<input name="${name}" inputmode="numeric" autocomplete="${autocomplete}"></label>`;
  return renderPlainPage({
    language: speaker.language,
    title: write("payments:portal.title"),
    note: write("payments:portal.note"),
    content: `<p>${text}</p>
<form method="post">
${isRefused ? `<p class="fault" role="alert">${write("payments:portal.refused")}</p>` : ""}
${field("number", write("payments:portal.number"), "cc-number")}
${field("expiry", write("payments:portal.expiry"), "cc-exp")}
${field("cvc", write("payments:portal.cvc"), "cc-csc")}
<button class="yes" name="answer" value="save">${write("payments:portal.save")}</button>
<button name="answer" value="back">${write("payments:portal.back")}</button>
</form>`,
  });
}
