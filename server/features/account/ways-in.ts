import type { Kysely } from "kysely";
import type { AnyEndpoint } from "#contract/endpoint.ts";
import * as passkeyEndpoints from "#contract/endpoints/passkeys.ts";
import * as secondFactor from "#contract/endpoints/second-factor.ts";
import * as signIn from "#contract/endpoints/sign-in.ts";
import * as providerEndpoints from "#contract/endpoints/sign-in-providers.ts";
import { createToken } from "#contract/endpoints/tokens.ts";
import { type CountedWay, endableWays, type WayInName } from "#contract/shapes/ways-in.ts";
import type { Database } from "../../database/schema.ts";
import { deleteAccountTokens } from "./account-tokens-table.ts";
import { countPendingEmail, savePendingEmail } from "./email/account-email-table.ts";
import { deletePasskeyChallengesOf } from "./passkeys/passkey-challenges-table.ts";
import { countPasskeys, deletePasskeysOf } from "./passkeys/passkeys-table.ts";
import { countPasswords } from "./password/password-table.ts";
import { countIdentities, deleteIdentitiesOf } from "./providers/provider-identities-table.ts";
import { deleteSignInsOf } from "./providers/provider-sign-ins-table.ts";
import { countAuthenticators, deleteAuthenticatorOf } from "./second-factor/authenticators-table.ts";
import { deleteLoginChallengesOf } from "./second-factor/login-challenges-table.ts";
import { deleteRecoveryCodes } from "./second-factor/recovery-codes-table.ts";
import { countLiveSessions, endSessionsOf } from "./sessions-table.ts";
import { countTokens, deleteTokensOf } from "./tokens/tokens-table.ts";

/**
 * Occasions on which ways in end. `reset`: a forgotten password is set anew by mail. `first_password`: by the same mail an
 * account gets its first one, so that none can have been stolen.
 */
export type Occasion =
  | "reset"
  | "first_password"
  | "password_changed"
  | "others_signed_out"
  | "deletion"
  | "operator";

/** The ways in that the person has proved to hold, and that therefore stay. */
export interface ProvedWays {
  readonly authenticator: boolean;
  readonly passkeyId: string | undefined;
}

export interface EndedWays {
  readonly userId: string;
  readonly occasion: Occasion;
  /** The session in which the person makes the change. It is kept. */
  readonly exceptSessionId?: string;
  readonly proved?: ProvedWays;
}

export interface WayIn {
  /** These hold what is presented, or what may be exchanged for it. */
  readonly tables: readonly (keyof Database)[];
  /** The endpoints whose answer holds something to present. */
  readonly issuedBy: readonly Pick<AnyEndpoint, "method" | "path">[];
  /** Whether a person can sign in with it alone: the last one of an account stays. */
  readonly signsIn: boolean;
  readonly endsOn: readonly Occasion[];
  readonly count: (db: Kysely<Database>, userId: string, now: Date) => Promise<number>;
  /** Ends it, and what of it was begun and not finished. */
  readonly end: (db: Kysely<Database>, ended: EndedWays, now: Date) => Promise<void>;
}

const everywhere = ["reset", "first_password", "deletion", "operator"] as const;
const inPerson = ["password_changed", "others_signed_out"] as const;

/**
 * Every way in, once (decision 048); `server/trust/ways-in.test.ts` finds tables and endpoints that are not here. A password ends by
 * being replaced, and here what was begun with it.
 */
export const waysIn: Readonly<Record<WayInName, WayIn>> = {
  password: {
    tables: ["users", "account_tokens", "login_challenges"],
    issuedBy: [signIn.login, secondFactor.completeLogin],
    signsIn: true,
    endsOn: [...everywhere, "password_changed"],
    count: countPasswords,
    end: async (db, { userId }) => {
      await deleteAccountTokens(db, userId, "reset_password");
      await deleteAccountTokens(db, userId, "fresh_proof");
      await deleteLoginChallengesOf(db, userId);
    },
  },
  sessions: {
    tables: ["refresh_token_families", "refresh_tokens", "push_subscriptions"],
    issuedBy: [signIn.refresh],
    signsIn: false,
    endsOn: [...everywhere, ...inPerson],
    count: countLiveSessions,
    end: endSessionsOf,
  },
  passkeys: {
    tables: ["passkeys", "passkey_challenges"],
    issuedBy: [
      passkeyEndpoints.signInWithPasskey,
      passkeyEndpoints.startPasskeySignIn,
      passkeyEndpoints.startPasskeyProof,
      passkeyEndpoints.startPasskeyCreation,
    ],
    signsIn: true,
    endsOn: ["reset"],
    count: countPasskeys,
    end: async (db, { userId, proved }) => {
      await deletePasskeyChallengesOf(db, userId);
      await deletePasskeysOf(db, userId, proved?.passkeyId);
    },
  },
  providers: {
    tables: ["provider_identities", "provider_sign_ins", "provider_claims"],
    issuedBy: [providerEndpoints.finishProviderSignIn, providerEndpoints.startEmptyAccount],
    signsIn: true,
    endsOn: ["reset"],
    count: countIdentities,
    end: async (db, { userId }) => {
      await deleteSignInsOf(db, userId);
      await deleteIdentitiesOf(db, userId);
    },
  },
  authenticator: {
    tables: ["authenticators", "recovery_codes"],
    issuedBy: [
      secondFactor.setUpAuthenticator,
      secondFactor.confirmAuthenticator,
      secondFactor.renewRecoveryCodes,
    ],
    signsIn: false,
    endsOn: ["reset"],
    count: countAuthenticators,
    end: async (db, { userId, proved }) => {
      if (proved?.authenticator) return;
      await deleteAuthenticatorOf(db, userId);
      await deleteRecoveryCodes(db, userId);
    },
  },
  tokens: {
    // A connected assistant is one of them, whose codes and tokens end with it.
    tables: ["personal_tokens", "oauth_records"],
    issuedBy: [createToken],
    signsIn: false,
    endsOn: everywhere,
    count: countTokens,
    end: (db, { userId }) => deleteTokensOf(db, userId),
  },
  emailChange: {
    tables: [],
    issuedBy: [],
    signsIn: false,
    endsOn: ["reset"],
    count: countPendingEmail,
    end: async (db, { userId }) => {
      await savePendingEmail(db, userId, null);
      await deleteAccountTokens(db, userId, "confirm_email");
    },
  },
};

/** The ways in that would end, with their number; those without any are left out. */
export async function countWaysIn(
  db: Kysely<Database>,
  { userId, occasion }: Pick<EndedWays, "userId" | "occasion">,
  now: Date,
): Promise<CountedWay[]> {
  const counted: CountedWay[] = [];
  for (const way of endableWays) {
    const { endsOn, count } = waysIn[way];
    if (endsOn.includes(occasion)) counted.push({ way, count: await count(db, userId, now) });
  }
  return counted.filter(({ count }) => count > 0);
}

/** Ends the ways to sign in; needs a transaction with the account's lock. Returns how many ended of each. */
export async function endWaysIn(db: Kysely<Database>, ended: EndedWays, now: Date): Promise<CountedWay[]> {
  const before = await countWaysIn(db, ended, now);
  for (const { endsOn, end } of Object.values(waysIn))
    if (endsOn.includes(ended.occasion)) await end(db, ended, now);
  const left = new Map((await countWaysIn(db, ended, now)).map(({ way, count }) => [way, count]));
  return before
    .map(({ way, count }) => ({ way, count: count - (left.get(way) ?? 0) }))
    .filter(({ count }) => count > 0);
}

/** Call it under the account's lock: two removals at the same time would leave none. */
export async function countWaysToSignIn(db: Kysely<Database>, userId: string, now: Date): Promise<number> {
  let ways = 0;
  for (const { signsIn, count } of Object.values(waysIn)) if (signsIn) ways += await count(db, userId, now);
  return ways;
}
