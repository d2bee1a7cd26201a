import type { Kysely } from "kysely";
import { endableWays } from "#contract/shapes/ways-in.ts";
import { dateFormat } from "#domain/people/date-format.ts";
import { localeOf } from "#domain/people/locale.ts";
import { isSignInProvider, signInProviderLabels } from "#domain/people/sign-in-providers.ts";
import { renderText } from "#locales/render-text.ts";
import type { Database } from "../../database/schema.ts";
import { composeMail } from "../mails/compose-mail.ts";
import type { MailKind } from "../mails/mail-kinds.ts";
import type { WaitingMail } from "../mails/mails-table.ts";
import type { BuildMail } from "../mails/send-mails.ts";
import { createLink, newMailedCode } from "./account-links.ts";
import { type AccountEmail, findAccountByEmail, loadAccountEmail } from "./email/account-email-table.ts";
import { isDetached } from "./email/detached-address.ts";
import { isSignInChange } from "./report-sign-in-change.ts";

export interface AccountMailParts {
  readonly db: Kysely<Database>;
  /** The public address, without a trailing slash. */
  readonly baseUrl: () => string;
}

/** Builders of the account's mails. Each try builds the mail anew, with a new link: no link waits in the queue. */
export function accountMailBuilders(parts: AccountMailParts) {
  return {
    verify_email: (mail, now) => buildVerification(parts, mail, now),
    change_email: (mail, now) => buildChangeOfAddress(parts, mail, now),
    reset_password: (mail, now) => buildReset(parts, mail, now),
    proof_code: (mail, now) => buildProofCode(parts, mail, now),
    sign_in_changed: (mail) => buildSignInNotice(parts, mail),
    password_changed: (mail) => buildPasswordNotice(parts, mail),
    password_reset: (mail) => buildResetNotice(parts, mail),
    email_changed: (mail) => buildAddressNotice(parts, mail),
    new_device: (mail) => buildDeviceNotice(parts, mail),
    provider_linked: (mail) => buildProviderNotice(parts, mail, "providerLinked"),
    provider_unlinked: (mail) => buildProviderNotice(parts, mail, "providerUnlinked"),
  } as const satisfies Partial<Record<MailKind, BuildMail>>;
}

export async function accountOf({ db }: AccountMailParts, { userId }: WaitingMail) {
  return userId === null ? undefined : loadAccountEmail(db, userId);
}

/** The account, if its address is proven: notices go to no other, which may belong to a stranger. */
async function verifiedAccountOf(parts: AccountMailParts, mail: WaitingMail) {
  const account = await accountOf(parts, mail);
  return account?.verifiedAt ? account : undefined;
}

/** Puts the token in the fragment, so that neither a server's log nor a referrer holds it. */
function linkTo({ baseUrl }: AccountMailParts, page: string, token: string): string {
  return `${baseUrl()}/${page}#token=${token}`;
}

function timeText(instant: Date, { language, country, timeZone }: AccountEmail): string {
  const style = { dateStyle: "long", timeStyle: "short", timeZone } as const;
  return dateFormat(localeOf(language, country), style).format(instant);
}

async function buildVerification(parts: AccountMailParts, mail: WaitingMail, now: Date) {
  const account = await accountOf(parts, mail);
  if (!account || account.deletesAt || account.verifiedAt || isDetached(account.email)) return undefined;
  return buildConfirmation(parts, { account, address: account.email, mail: "verifyEmail" }, now);
}

/** The mail to a new address. The page tells nobody whether an address is taken; this mail tells its owner. */
async function buildChangeOfAddress(parts: AccountMailParts, mail: WaitingMail, now: Date) {
  const account = await accountOf(parts, mail);
  const address = mail.address;
  if (!account || account.deletesAt || address === null || account.pendingEmail !== address) return undefined;
  const holder = await findAccountByEmail(parts.db, address);
  if (holder?.verifiedAt && holder.id !== account.id) {
    const link = `${parts.baseUrl()}/login`;
    return composeMail({ to: address, speaker: holder, mail: "addressTaken", link });
  }
  return buildConfirmation(parts, { account, address, mail: "changeEmail" }, now);
}

interface Confirmation {
  readonly account: AccountEmail;
  readonly address: string;
  readonly mail: "verifyEmail" | "changeEmail";
}

async function buildConfirmation(
  parts: AccountMailParts,
  { account, address, mail }: Confirmation,
  now: Date,
) {
  const code = newMailedCode();
  const token = await createLink(parts.db, { account, purpose: "confirm_email", address, code }, now);
  const link = linkTo(parts, "confirm-email", token);
  return composeMail({ to: address, speaker: account, mail, link, code });
}

async function buildReset(parts: AccountMailParts, { address }: WaitingMail, now: Date) {
  const account = address === null ? undefined : await findAccountByEmail(parts.db, address);
  if (!account || isDetached(account.email)) return undefined;
  const { email: to } = account;
  const token = await createLink(parts.db, { account, purpose: "reset_password", address: to }, now);
  const mail = account.verifiedAt ? "resetPassword" : "resetUnconfirmed";
  return composeMail({ to, speaker: account, mail, link: linkTo(parts, "reset-password", token) });
}

async function buildProofCode(parts: AccountMailParts, mail: WaitingMail, now: Date) {
  const account = await verifiedAccountOf(parts, mail);
  if (!account) return undefined;
  const { email: to, firstName } = account;
  const code = newMailedCode();
  await createLink(parts.db, { account, purpose: "fresh_proof", address: to, code }, now);
  return composeMail({ to, speaker: account, firstName, mail: "proofCode", code });
}

async function buildPasswordNotice(parts: AccountMailParts, mail: WaitingMail) {
  const account = await verifiedAccountOf(parts, mail);
  if (!account) return undefined;
  const { email: to, firstName } = account;
  const link = `${parts.baseUrl()}/forgot-password`;
  const values = { time: timeText(mail.createdAt, account) };
  return composeMail({ to, speaker: account, firstName, mail: "passwordChanged", values, link });
}

/** Names what ended. Also where it was nothing: the password's owner must learn of its change. */
async function buildResetNotice(parts: AccountMailParts, mail: WaitingMail) {
  const account = await verifiedAccountOf(parts, mail);
  if (!account) return undefined;
  const { email: to, firstName } = account;
  const lines = endableWays
    .filter((way) => Number(mail.data[way]) > 0)
    .map((way) => ({ key: `mails:waysIn.${way}`, values: { count: Number(mail.data[way]) } }) as const);
  const texts = lines.length > 0 ? lines : [{ key: "mails:waysIn.nothing" } as const];
  const ended = texts.map((text) => `• ${renderText(account, text)}`).join("\n");
  const values = { time: timeText(mail.createdAt, account), ended };
  const link = `${parts.baseUrl()}/forgot-password`;
  return composeMail({ to, speaker: account, firstName, mail: "passwordReset", values, link });
}

async function buildSignInNotice(parts: AccountMailParts, mail: WaitingMail) {
  const account = await verifiedAccountOf(parts, mail);
  const { change } = mail.data;
  if (!account || !isSignInChange(change)) return undefined;
  const { email: to, firstName } = account;
  const values = { time: timeText(mail.createdAt, account) };
  return composeMail({
    to,
    speaker: account,
    firstName,
    mail: change,
    values,
    link: `${parts.baseUrl()}/security`,
  });
}

async function buildAddressNotice(parts: AccountMailParts, mail: WaitingMail) {
  const account = await accountOf(parts, mail);
  if (!account || mail.address === null) return undefined;
  const { firstName } = account;
  const values = { time: timeText(mail.createdAt, account) };
  const link = `${parts.baseUrl()}/contact`;
  return composeMail({ to: mail.address, speaker: account, firstName, mail: "emailChanged", values, link });
}

async function buildDeviceNotice(parts: AccountMailParts, mail: WaitingMail) {
  const account = await verifiedAccountOf(parts, mail);
  if (!account) return undefined;
  const { email: to, firstName } = account;
  const { browser = "", system = "" } = mail.data;
  const device =
    browser && system
      ? renderText(account, { key: "mails:device.browserOnSystem", values: { browser, system } })
      : browser || system || renderText(account, { key: "mails:device.unknown" });
  const values = { time: timeText(mail.createdAt, account), device };
  const link = `${parts.baseUrl()}/security`;
  return composeMail({ to, speaker: account, firstName, mail: "newDevice", values, link });
}

async function buildProviderNotice(
  parts: AccountMailParts,
  mail: WaitingMail,
  text: "providerLinked" | "providerUnlinked",
) {
  const account = await verifiedAccountOf(parts, mail);
  const { provider } = mail.data;
  if (!account || !isSignInProvider(provider)) return undefined;
  const { email: to, firstName } = account;
  const values = { time: timeText(mail.createdAt, account), provider: signInProviderLabels[provider] };
  const link = `${parts.baseUrl()}/security`;
  return composeMail({ to, speaker: account, firstName, mail: text, values, link });
}
