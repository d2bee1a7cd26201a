import type { Kysely } from "kysely";
import { dateFormat } from "#domain/people/date-format.ts";
import { localeOf } from "#domain/people/locale.ts";
import { priceText } from "#domain/plans/price-text.ts";
import type { SubscriptionMailKind } from "#domain/plans/subscription-events.ts";
import { renderText, type Text } from "#locales/render-text.ts";
import { isPlainAddress, type Mail, type Mailer } from "../../adapters/mailer.ts";
import type { Database } from "../../database/schema.ts";
import { layOutMail } from "../mails/lay-out-mail.ts";
import {
  claimDueSubscriptionMail,
  markSubscriptionMailDone,
  type WaitingSubscriptionMail,
} from "./subscription-mails-table.ts";

export interface SubscriptionMailParts {
  readonly db: Kysely<Database>;
  readonly mailer: Mailer;
  readonly clock: () => Date;
  /** The public address, without a trailing slash. */
  readonly baseUrl: () => string;
  readonly report: (failure: unknown) => void;
}

/** Sends all mails that are due. One that fails is reported and retried later; one that no longer applies is dropped. */
export async function sendSubscriptionMails(parts: SubscriptionMailParts): Promise<void> {
  const { db, mailer, clock, baseUrl, report } = parts;
  for (;;) {
    const pending = await claimDueSubscriptionMail(db, clock());
    if (!pending) return;
    try {
      if (isStillRelevant(pending)) await mailer.send(buildMail(pending, baseUrl()));
      await markSubscriptionMailDone(db, pending.id, clock());
    } catch (failure) {
      report(failure);
    }
  }
}

/** While a mail waited, the trial may have been cancelled, the cancellation taken back, or the payment made. */
function isStillRelevant(pending: WaitingSubscriptionMail): boolean {
  const { kind, to, isCancelled, isRunning, isPastDue, trialEndsAt, isLeaving } = pending;
  if (isLeaving || !isPlainAddress(to)) return false;
  if (kind === "payment_failed") return isPastDue;
  if (kind === "trial_ending") return isRunning && !isCancelled && trialEndsAt !== null;
  if (kind === "cancelled") return isCancelled;
  return true;
}

function buildMail(pending: WaitingSubscriptionMail, baseUrl: string): Mail {
  const { id, to, firstName } = pending;
  const values = formatPlaceholders(pending);
  const write = (key: MailTextKey) => renderText(pending, { key: `payments:mail.${key}`, values });
  const kind = textKindOf(pending);
  const label = renderText(pending, { key: "payments:mail.button" });
  const content = {
    greeting: renderText(pending, { key: "payments:mail.greeting", values: { name: firstName } }),
    before: `${write(`${kind}.text`)}\n\n${write(`${kind}.action`)}`,
    button: { label, link: `${baseUrl}/subscription` },
    code: undefined,
    after: undefined,
    closing: renderText(pending, { key: "payments:mail.closing" }),
  };
  return { id, ...layOutMail({ to, subject: write(`${kind}.subject`), speaker: pending, content }) };
}

type MailTextKind = Exclude<SubscriptionMailKind, "receipt"> | "receipt_trial" | "receipt_paid";
type MailTextKey = `${MailTextKind}.${"subject" | "text" | "action"}`;

function textKindOf({ kind, trialEndsAt }: WaitingSubscriptionMail): MailTextKind {
  if (kind !== "receipt") return kind;
  return trialEndsAt ? "receipt_trial" : "receipt_paid";
}

function formatPlaceholders(pending: WaitingSubscriptionMail): NonNullable<Text["values"]> {
  const { priceCents, currency, interval, language, country, timeZone, ...ends } = pending;
  const locale = localeOf(language, country);
  const amount = priceText(locale, priceCents, currency);
  const date = dateFormat(locale, { dateStyle: "long", timeZone });
  return {
    price: { key: `payments:price.${interval}`, values: { amount } },
    date: date.format(ends.trialEndsAt ?? ends.currentPeriodEnd),
  };
}
