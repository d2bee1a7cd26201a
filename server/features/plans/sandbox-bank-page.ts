/** server/features/plans: plans, subscriptions, payments. This file: what the sandbox's bank asks, as a page without script. */
import type { Language } from "#domain/people/language.ts";
import { priceText } from "#domain/plans/price-text.ts";
import type { BankQuestion } from "./sandbox-checkout.ts";

interface BankTexts {
  readonly title: string;
  readonly sandbox: string;
  /** With `{price}`. */
  readonly question: { readonly now: string; readonly afterTrial: string };
  readonly per: Readonly<Record<BankQuestion["interval"], string>>;
  readonly approve: string;
  readonly refuse: string;
}

const texts: Readonly<Record<Language, BankTexts>> = {
  en: {
    title: "Confirm your payment",
    sandbox: "Sandbox bank · test card, no money moves",
    question: {
      now: "Platewise asks for {price}. Is it you who is paying?",
      afterTrial: "Platewise asks for {price}, first due in {days} days. Is it you who is subscribing?",
    },
    per: { month: "{amount} a month", year: "{amount} a year" },
    approve: "Yes, approve",
    refuse: "No, refuse",
  },
  es: {
    title: "Confirma tu pago",
    sandbox: "Banco de pruebas · tarjeta de prueba, no se mueve dinero",
    question: {
      now: "Platewise pide {price}. ¿Eres tú quien paga?",
      afterTrial:
        "Platewise pide {price}, con el primer cobro dentro de {days} días. ¿Eres tú quien se suscribe?",
    },
    per: { month: "{amount} al mes", year: "{amount} al año" },
    approve: "Sí, autorizar",
    refuse: "No, rechazar",
  },
  fr: {
    title: "Confirmez votre paiement",
    sandbox: "Banque d'essai · carte de test, aucun argent ne circule",
    question: {
      now: "Platewise demande {price}. Est-ce bien vous qui payez ?",
      afterTrial:
        "Platewise demande {price}, le premier prélèvement ayant lieu dans {days} jours. Est-ce bien vous qui vous abonnez ?",
    },
    per: { month: "{amount} par mois", year: "{amount} par an" },
    approve: "Oui, autoriser",
    refuse: "Non, refuser",
  },
};

export const bankStyle = `:root{color-scheme:light dark}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:1.5rem;box-sizing:border-box;
font:1.0625rem/1.5 system-ui,sans-serif;background:#eef1f5;color:#1b2430}
main{box-sizing:border-box;width:100%;max-width:26rem;background:#fff;border-radius:1rem;padding:1.75rem;
box-shadow:0 1px 2px #1b243014,0 12px 32px #1b243014}
p.sandbox{margin:0 0 1.25rem;padding:.5rem .75rem;border-radius:.5rem;background:#fff3d6;color:#5c3d00;font-size:.875rem}
h1{margin:0 0 .5rem;font-size:1.375rem;line-height:1.25}
p{margin:0 0 1.5rem}
form{display:grid;gap:.75rem}
button{min-height:3rem;border-radius:.75rem;border:1px solid #5a6778;background:transparent;color:inherit;font:inherit;
font-weight:600;cursor:pointer}
button.yes{background:#1f4f8f;border-color:#1f4f8f;color:#fff}
button:focus-visible{outline:3px solid #e0922f;outline-offset:2px}
@media (prefers-color-scheme:dark){body{background:#12171e;color:#e8ecf1}main{background:#1c232c;box-shadow:none}
p.sandbox{background:#3d2f10;color:#ffe2a8}button{border-color:#8996a6}button.yes{background:#9cc3f5;border-color:#9cc3f5;color:#0e1a2b}}`;

export function bankPage({ interval, priceCents, currency, language, trialDays }: BankQuestion): string {
  const { title, sandbox, question, per, approve, refuse } = texts[language];
  const price = per[interval].replace("{amount}", priceText(language, priceCents, currency));
  const asked = trialDays > 0 ? question.afterTrial : question.now;
  const text = asked.replace("{price}", price).replace("{days}", String(trialDays));
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${bankStyle}</style>
</head>
<body>
<main>
<p class="sandbox">${sandbox}</p>
<h1>${title}</h1>
<p>${text}</p>
<form method="post">
<button class="yes" name="answer" value="approve">${approve}</button>
<button name="answer" value="refuse">${refuse}</button>
</form>
</main>
</body>
</html>
`;
}
