import type { FastifyInstance } from "fastify";
import { testCards } from "#contract/sandbox-test-cards.ts";
import type { Language } from "#domain/people/language.ts";
import { AppError } from "../../core/app-error.ts";
import { portalPath, type SandboxCheckout } from "./sandbox-checkout.ts";
import { plainPage, withPlainPageHeaders } from "./sandbox-page.ts";

interface PortalTexts {
  readonly title: string;
  readonly note: string;
  readonly text: string;
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
  readonly save: string;
  readonly back: string;
  readonly refused: string;
}

const texts: Readonly<Record<Language, PortalTexts>> = {
  en: {
    title: "Change your card",
    note: "Sandbox · test cards only, no money moves",
    text: "What is open is paid with the new card at once. A test card that works: {card}",
    number: "Card number",
    expiry: "Expires (MM/YY)",
    cvc: "Security code",
    save: "Save card",
    back: "Back without changes",
    refused: "This card was refused. Check the number, the date and the code, or use the test card above.",
  },
  es: {
    title: "Cambia tu tarjeta",
    note: "Entorno de pruebas · solo tarjetas de prueba, no se mueve dinero",
    text: "Lo que está pendiente se paga enseguida con la nueva tarjeta. Una tarjeta de prueba que funciona: {card}",
    number: "Número de tarjeta",
    expiry: "Caduca (MM/AA)",
    cvc: "Código de seguridad",
    save: "Guardar tarjeta",
    back: "Volver sin cambios",
    refused:
      "La tarjeta se ha rechazado. Revisa el número, la fecha y el código, o usa la tarjeta de prueba de arriba.",
  },
  fr: {
    title: "Changez de carte",
    note: "Bac à sable · cartes de test uniquement, aucun argent ne circule",
    text: "Ce qui reste dû est payé aussitôt avec la nouvelle carte. Une carte de test qui fonctionne : {card}",
    number: "Numéro de carte",
    expiry: "Expire (MM/AA)",
    cvc: "Code de sécurité",
    save: "Enregistrer la carte",
    back: "Revenir sans rien changer",
    refused:
      "Cette carte a été refusée. Vérifiez le numéro, la date et le code, ou utilisez la carte de test ci-dessus.",
  },
};

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
  scope.get<PortalRoute>(portalPath, async ({ query }, reply) => {
    const { language } = requireSession(query.visit);
    return withPlainPageHeaders(reply).send(portalPage(language, false));
  });
  scope.post<PortalRoute>(portalPath, async ({ query, body }, reply) => {
    const session = requireSession(query.visit);
    const form = body instanceof URLSearchParams ? body : new URLSearchParams();
    if (form.get("answer") !== "back") {
      const field = (name: string) => form.get(name) ?? "";
      const card = { cardNumber: field("number"), expiry: field("expiry"), cvc: field("cvc") };
      try {
        await sandbox.replaceCard(session, card);
      } catch (failure) {
        if (!(failure instanceof AppError)) throw failure;
        return withPlainPageHeaders(reply).status(failure.status).send(portalPage(session.language, true));
      }
    }
    return withPlainPageHeaders(reply).redirect(session.returnUrl, 303);
  });
}

const exampleCard = testCards.complete.replace(/(.{4})(?!$)/g, "$1 ");

function portalPage(language: Language, isRefused: boolean): string {
  const { title, note, text, number, expiry, cvc, save, back, refused } = texts[language];
  const field = (name: string, label: string, autocomplete: string) =>
    `<label>${label}<input name="${name}" inputmode="numeric" autocomplete="${autocomplete}"></label>`;
  return plainPage({
    language,
    title,
    note,
    content: `<p>${text.replace("{card}", exampleCard)}</p>
<form method="post">
${isRefused ? `<p class="fault" role="alert">${refused}</p>` : ""}
${field("number", number, "cc-number")}
${field("expiry", expiry, "cc-exp")}
${field("cvc", cvc, "cc-csc")}
<button class="yes" name="answer" value="save">${save}</button>
<button name="answer" value="back">${back}</button>
</form>`,
  });
}
