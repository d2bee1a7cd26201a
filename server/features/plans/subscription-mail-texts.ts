import type { Language } from "#domain/people/language.ts";
import type { PlanInterval } from "#domain/plans/plan.ts";
import type { SubscriptionMailKind } from "#domain/plans/subscription-events.ts";

export interface MailText {
  readonly subject: string;
  /** Paragraphs. With `{price}`, `{date}` and `{link}`. */
  readonly body: readonly string[];
}

export interface MailTexts {
  readonly greeting: string;
  readonly closing: string;
  readonly per: Readonly<Record<PlanInterval, string>>;
  readonly mails: Readonly<
    Record<Exclude<SubscriptionMailKind, "receipt"> | "receipt_trial" | "receipt_paid", MailText>
  >;
}

export const mailTexts: Readonly<Record<Language, MailTexts>> = {
  en: {
    greeting: "Hello {name},",
    closing: "The Platewise team",
    per: { month: "{amount} a month", year: "{amount} a year" },
    mails: {
      receipt_trial: {
        subject: "Your Platewise Pro trial has begun",
        body: [
          "Thank you for subscribing to Platewise Pro. Your free trial runs until {date}. Nothing is charged before that day; from then on Pro costs {price}.",
          "If Pro turns out not to be for you, cancel before {date} and you pay nothing: {link}",
        ],
      },
      receipt_paid: {
        subject: "Your Platewise Pro subscription",
        body: [
          "Thank you for subscribing to Platewise Pro at {price}. The first payment has been made; the next one is due on {date}.",
          "You can see or cancel your subscription at any time: {link}",
        ],
      },
      trial_ending: {
        subject: "Your Platewise Pro trial ends on {date}",
        body: [
          "Your free trial of Platewise Pro ends on {date}. If you do nothing, Pro goes on for {price}, and the first payment is taken on that day.",
          "If you would rather not, cancel before then and you pay nothing: {link}",
        ],
      },
      payment_failed: {
        subject: "Your payment for Platewise Pro did not go through",
        body: [
          "We could not take the payment for Platewise Pro ({price}): your bank or your card refused it. We will try again over the next few days, and Pro stays yours until then.",
          "If the card has expired or you would rather use another one, you can change it here: {link}",
        ],
      },
      cancelled: {
        subject: "Your Platewise Pro subscription is cancelled",
        body: [
          "Your subscription is cancelled, and nothing more will be charged. Pro stays yours until {date}; after that you keep your meals, your goals and the free plan.",
          "Changed your mind? Until that day you can take the cancellation back: {link}",
        ],
      },
      second_ended: {
        subject: "We ended a second Platewise Pro subscription",
        body: [
          "You subscribed to Platewise Pro twice, probably in two windows. One subscription is enough: we ended the second one at once, and whatever was paid for it is on its way back to your card.",
          "Your first subscription goes on as before: {link}",
        ],
      },
    },
  },
  es: {
    greeting: "Hola, {name}:",
    closing: "El equipo de Platewise",
    per: { month: "{amount} al mes", year: "{amount} al año" },
    mails: {
      receipt_trial: {
        subject: "Tu prueba de Platewise Pro ha empezado",
        body: [
          "Gracias por suscribirte a Platewise Pro. Tu prueba gratuita dura hasta el {date}. Antes de ese día no se cobra nada; a partir de entonces, Pro cuesta {price}.",
          "Si ves que Pro no es para ti, cancela antes del {date} y no pagarás nada: {link}",
        ],
      },
      receipt_paid: {
        subject: "Tu suscripción a Platewise Pro",
        body: [
          "Gracias por suscribirte a Platewise Pro por {price}. El primer pago ya está hecho; el próximo será el {date}.",
          "Puedes ver o cancelar tu suscripción cuando quieras: {link}",
        ],
      },
      trial_ending: {
        subject: "Tu prueba de Platewise Pro termina el {date}",
        body: [
          "Tu prueba gratuita de Platewise Pro termina el {date}. Si no haces nada, Pro continúa por {price} y ese día se hace el primer cobro.",
          "Si prefieres dejarlo, cancela antes y no pagarás nada: {link}",
        ],
      },
      payment_failed: {
        subject: "No hemos podido cobrar tu suscripción a Platewise Pro",
        body: [
          "No hemos podido cobrar Platewise Pro ({price}): tu banco o tu tarjeta ha rechazado el pago. Volveremos a intentarlo en los próximos días y, mientras tanto, conservas Pro.",
          "Si tu tarjeta ha caducado o prefieres usar otra, puedes cambiarla aquí: {link}",
        ],
      },
      cancelled: {
        subject: "Tu suscripción a Platewise Pro está cancelada",
        body: [
          "Tu suscripción está cancelada y no se te cobrará nada más. Pro sigue siendo tuyo hasta el {date}; después conservas tus comidas, tus objetivos y el plan gratuito.",
          "¿Has cambiado de idea? Hasta ese día puedes deshacer la cancelación: {link}",
        ],
      },
      second_ended: {
        subject: "Hemos terminado una segunda suscripción a Platewise Pro",
        body: [
          "Te has suscrito dos veces a Platewise Pro, seguramente desde dos ventanas. Con una basta: hemos terminado la segunda de inmediato y, si pagaste algo por ella, te lo estamos devolviendo a la tarjeta.",
          "Tu primera suscripción sigue como antes: {link}",
        ],
      },
    },
  },
  fr: {
    greeting: "Bonjour {name},",
    closing: "L'équipe Platewise",
    per: { month: "{amount} par mois", year: "{amount} par an" },
    mails: {
      receipt_trial: {
        subject: "Votre essai de Platewise Pro a commencé",
        body: [
          "Merci pour votre abonnement à Platewise Pro. Votre essai gratuit court jusqu'au {date}. Rien n'est prélevé avant ce jour ; ensuite, Pro coûte {price}.",
          "Si Pro ne vous convient pas, résiliez avant le {date} et vous ne paierez rien : {link}",
        ],
      },
      receipt_paid: {
        subject: "Votre abonnement à Platewise Pro",
        body: [
          "Merci pour votre abonnement à Platewise Pro, au prix de {price}. Le premier paiement est fait ; le prochain aura lieu le {date}.",
          "Vous pouvez consulter ou résilier votre abonnement à tout moment : {link}",
        ],
      },
      trial_ending: {
        subject: "Votre essai de Platewise Pro se termine le {date}",
        body: [
          "Votre essai gratuit de Platewise Pro se termine le {date}. Si vous ne faites rien, Pro continue pour {price}, et le premier prélèvement a lieu ce jour-là.",
          "Si vous préférez arrêter, résiliez avant et vous ne paierez rien : {link}",
        ],
      },
      payment_failed: {
        subject: "Votre paiement pour Platewise Pro n'a pas abouti",
        body: [
          "Nous n'avons pas pu prélever Platewise Pro ({price}) : votre banque ou votre carte a refusé le paiement. Nous réessaierons dans les prochains jours et, d'ici là, vous gardez Pro.",
          "Si votre carte a expiré ou si vous préférez en utiliser une autre, vous pouvez la changer ici : {link}",
        ],
      },
      cancelled: {
        subject: "Votre abonnement à Platewise Pro est résilié",
        body: [
          "Votre abonnement est résilié et plus rien ne sera prélevé. Pro reste à vous jusqu'au {date} ; ensuite, vous gardez vos repas, vos objectifs et la formule gratuite.",
          "Vous avez changé d'avis ? Jusqu'à ce jour, vous pouvez annuler la résiliation : {link}",
        ],
      },
      second_ended: {
        subject: "Nous avons mis fin à un second abonnement Platewise Pro",
        body: [
          "Platewise Pro a été souscrit deux fois sur votre compte, sans doute dans deux fenêtres. Un abonnement suffit : nous avons aussitôt mis fin au second, et ce qui a été payé pour lui vous est remboursé sur votre carte.",
          "Votre premier abonnement continue comme avant : {link}",
        ],
      },
    },
  },
};
