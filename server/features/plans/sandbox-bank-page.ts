import type { Language } from "#domain/people/language.ts";
import { priceText } from "#domain/plans/price-text.ts";
import type { BankQuestion } from "./sandbox-checkout.ts";
import { plainPage } from "./sandbox-page.ts";

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

export function bankPage({ interval, priceCents, currency, language, trialDays }: BankQuestion): string {
  const { title, sandbox, question, per, approve, refuse } = texts[language];
  const price = per[interval].replace("{amount}", priceText(language, priceCents, currency));
  const template = trialDays > 0 ? question.afterTrial : question.now;
  const text = template.replace("{price}", price).replace("{days}", String(trialDays));
  return plainPage({
    language,
    title,
    note: sandbox,
    content: `<p>${text}</p>
<form method="post">
<button class="yes" name="answer" value="approve">${approve}</button>
<button name="answer" value="refuse">${refuse}</button>
</form>`,
  });
}
