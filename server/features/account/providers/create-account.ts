import type { TokenPair } from "#contract/shapes/sign-in.ts";
import type { Country } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import { AppError } from "../../../core/app-error.ts";
import { newId } from "../../../core/new-id.ts";
import { beginSession } from "../begin-session.ts";
import { detachEmail, findAccountByEmail } from "../email/account-email-table.ts";
import type { LoginParts } from "../log-in.ts";
import type { Device } from "../sessions/device.ts";
import { insertPerson } from "../users-table.ts";
import { type ClaimKey, type ProviderClaim, takeClaim } from "./provider-claims-table.ts";
import { insertIdentity } from "./provider-identities-table.ts";

export interface Newcomer {
  readonly language: Language;
  readonly country: Country | null;
  readonly timeZone: string;
}

export interface NewAccount {
  readonly claim: ProviderClaim;
  readonly newcomer: Newcomer;
  readonly device: Device;
  readonly deviceId: string | undefined;
}

/** Makes an account and signs it in, within a transaction. The provider has confirmed the address. Throws `email_taken`. */
export async function createAccount(parts: LoginParts, account: NewAccount, now: Date): Promise<TokenPair> {
  const { claim, newcomer, device, deviceId } = account;
  const { firstName, lastName, email, provider, issuer, subject } = claim;
  const userId = newId(now);
  const person = { ...newcomer, id: userId, email, firstName, lastName, passwordHash: null };
  await insertPerson(parts.db, { ...person, isEmailVerified: true }, now);
  await insertIdentity(parts.db, { userId, provider, issuer, subject, email }, now);
  return beginSession(parts, { userId, device, deviceId }, now);
}

/**
 * Makes a new account for an address whose present account never confirmed it: that account keeps its data and loses the address
 * (decision 044). Throws `sign_in_expired`, or `email_taken` if the address was confirmed meanwhile.
 */
export async function createEmptyAccount(
  parts: LoginParts,
  { key, ...account }: Omit<NewAccount, "claim"> & { readonly key: ClaimKey },
  now: Date,
): Promise<TokenPair> {
  return parts.db.transaction().execute(async (db) => {
    const claim = await takeClaim(db, key, now);
    if (!claim) throw new AppError("sign_in_expired");
    const holder = await findAccountByEmail(db, claim.email);
    if (holder && !(await detachEmail(db, holder.id, now))) throw new AppError("email_taken");
    return createAccount({ ...parts, db }, { ...account, claim }, now);
  });
}
