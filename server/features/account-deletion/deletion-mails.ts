import { isCountry } from "#domain/people/country.ts";
import { dateFormat } from "#domain/people/date-format.ts";
import { languageOf } from "#domain/people/language.ts";
import { localeOf } from "#domain/people/locale.ts";
import { type AccountMailParts, accountOf } from "../account/account-mails.ts";
import { composeMail } from "../mails/compose-mail.ts";
import type { MailKind } from "../mails/mail-kinds.ts";
import type { WaitingMail } from "../mails/mails-table.ts";
import type { BuildMail } from "../mails/send-mails.ts";

/** Builds the mails about a deletion, which go to proven addresses only: another may belong to a stranger. */
export function deletionMailBuilders(parts: AccountMailParts) {
  return {
    deletion_requested: (mail) => buildRequested(parts, mail),
    deletion_cancelled: (mail) => buildKept(parts, mail),
    account_deleted: (mail) => buildDeleted(parts, mail),
  } as const satisfies Partial<Record<MailKind, BuildMail>>;
}

async function buildRequested(parts: AccountMailParts, mail: WaitingMail) {
  const account = await accountOf(parts, mail);
  if (!account?.verifiedAt || !account.deletesAt) return undefined;
  const { email: to, firstName, timeZone } = account;
  const locale = localeOf(account.language, account.country);
  const date = dateFormat(locale, { dateStyle: "full", timeZone }).format(account.deletesAt);
  const link = `${parts.baseUrl()}/login`;
  return composeMail({ to, speaker: account, firstName, mail: "deletionRequested", values: { date }, link });
}

async function buildKept(parts: AccountMailParts, mail: WaitingMail) {
  const account = await accountOf(parts, mail);
  if (!account?.verifiedAt || account.deletesAt) return undefined;
  const { email: to, firstName } = account;
  const link = `${parts.baseUrl()}/security`;
  return composeMail({ to, speaker: account, firstName, mail: "deletionCancelled", link });
}

async function buildDeleted({ baseUrl }: AccountMailParts, { address, data }: WaitingMail) {
  const language = languageOf(data.language);
  if (address === null || !language) return undefined;
  const { firstName = "", country = "" } = data;
  const speaker = { language, country: isCountry(country) ? country : null };
  return composeMail({ to: address, speaker, firstName, mail: "accountDeleted", link: `${baseUrl()}/` });
}
