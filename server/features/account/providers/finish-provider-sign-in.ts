import type { ProviderOutcome } from "#contract/shapes/sign-in-providers.ts";
import type { SignInProviderName } from "#domain/people/sign-in-providers.ts";
import { AppError } from "../../../core/app-error.ts";
import { hashToken, newOpaqueToken } from "../../../core/opaque-token.ts";
import { findAccountByEmail } from "../email/account-email-table.ts";
import { lockAccountOf, type SessionHolder } from "../lock-account.ts";
import type { LoginParts } from "../log-in.ts";
import { beginSessionOrChallenge } from "../second-factor/complete-login.ts";
import type { Device } from "../sessions/device.ts";
import { findProvider } from "./begin-provider-sign-in.ts";
import { createAccount, type Newcomer } from "./create-account.ts";
import { linkProvider } from "./link-provider.ts";
import { insertClaim } from "./provider-claims-table.ts";
import { recordIdentityUse } from "./provider-identities-table.ts";
import { type AnsweredSignIn, takeSignIn } from "./provider-sign-ins-table.ts";
import { parseAnswer } from "./receive-provider-answer.ts";
import { signInLifeMs } from "./sign-in-life.ts";
import type { ProvenPerson, SignInProviders } from "./sign-in-provider.ts";

export interface FinishParts extends LoginParts {
  readonly providers: SignInProviders;
}

export interface Finish {
  readonly ticket: string;
  readonly browserHash: Buffer | undefined;
  /** Undefined: nobody is signed in. */
  readonly caller: SessionHolder | undefined;
  readonly newcomer: Newcomer;
  readonly device: Device;
  readonly deviceId: string | undefined;
}

/** Error codes that providers send when the person cancels. */
const cancelledErrors: ReadonlySet<string> = new Set(["access_denied", "user_cancelled_authorize"]);

/**
 * Throws `sign_in_expired`, `sign_in_cancelled`, `sign_in_refused`, `provider_unavailable`, `provider_address_unconfirmed` or
 * `provider_linked_elsewhere`.
 */
export async function finishProviderSignIn(
  parts: FinishParts,
  finish: Finish,
  now: Date,
): Promise<ProviderOutcome> {
  const { ticket, browserHash, caller } = finish;
  const signIn =
    browserHash && (await takeSignIn(parts.db, { ticketHash: hashToken(ticket), browserHash }, now));
  if (!signIn) throw new AppError("sign_in_expired");
  const { provider, userId } = signIn;
  // Somebody else may have signed in to this browser meanwhile.
  if (userId !== null && userId !== caller?.userId) throw new AppError("sign_in_expired");
  const proven = await provePerson(parts.providers, signIn);
  if (userId === null || !caller) return signInAs(parts, { ...finish, browserHash, provider, proven }, now);
  await parts.db.transaction().execute(async (db) => {
    await lockAccountOf(db, caller, now);
    await linkProvider({ ...parts, db }, { ...identityOf(provider, proven), userId }, now);
  });
  return { outcome: "linked", provider };
}

async function provePerson(providers: SignInProviders, signIn: AnsweredSignIn): Promise<ProvenPerson> {
  const answer = parseAnswer(signIn.answer);
  if (cancelledErrors.has(answer.error ?? "")) throw new AppError("sign_in_cancelled");
  return findProvider(providers, signIn.provider).provePerson(answer, signIn);
}

interface ProvenSignIn extends Finish {
  readonly browserHash: Buffer;
  readonly provider: SignInProviderName;
  readonly proven: ProvenPerson;
}

/** Signs in the account with this issuer and subject; nothing else identifies one. A matching address alone never signs anyone in. */
async function signInAs(parts: FinishParts, signIn: ProvenSignIn, now: Date): Promise<ProviderOutcome> {
  const { provider, proven, browserHash } = signIn;
  const identity = identityOf(provider, proven);
  const userId = await recordIdentityUse(parts.db, identity, now);
  if (userId !== undefined) {
    const shown = { way: "providers", ...identity } as const;
    const answer = await beginSessionOrChallenge(parts, { ...signIn, userId, shown }, now);
    return "challenge" in answer
      ? { outcome: "second_factor", challenge: answer.challenge }
      : { outcome: "signed_in", tokens: answer };
  }
  const { email } = proven;
  if (email === undefined) throw new AppError("provider_address_unconfirmed");
  const claim = { ...proven, email, provider };
  const holder = await findAccountByEmail(parts.db, email);
  if (!holder) {
    const tokens = await parts.db
      .transaction()
      .execute((db) => createAccount({ ...parts, db }, { ...signIn, claim }, now));
    return { outcome: "signed_in", tokens };
  }
  const ticket = newOpaqueToken();
  const expiresAt = new Date(now.getTime() + signInLifeMs);
  await insertClaim(parts.db, { ticketHash: hashToken(ticket), browserHash }, { ...claim, expiresAt });
  return { outcome: "account_exists", provider, ticket, email, isConfirmed: holder.verifiedAt !== null };
}

function identityOf(provider: SignInProviderName, { issuer, subject, email }: ProvenPerson) {
  return { provider, issuer, subject, email: email ?? null };
}
