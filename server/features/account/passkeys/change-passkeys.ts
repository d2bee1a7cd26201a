import type { Kysely } from "kysely";
import { passkeysMax } from "#contract/limits.ts";
import type { NewPasskey } from "#contract/shapes/passkeys.ts";
import { AppError } from "../../../core/app-error.ts";
import { newId } from "../../../core/new-id.ts";
import type { Database } from "../../../database/schema.ts";
import { requireAccountEmail } from "../email/account-email-table.ts";
import { isDetached } from "../email/detached-address.ts";
import { lockAccount, lockAccountOf, type SessionHolder } from "../lock-account.ts";
import { reportSignInChange } from "../report-sign-in-change.ts";
import type { SecurityLog } from "../security-log/security-log.ts";
import { countWaysToSignIn } from "../ways-in.ts";
import { deletePasskey, insertPasskey, listCredentialIds } from "./passkeys-table.ts";
import type { RelyingParty } from "./relying-party.ts";
import {
  createChallenge,
  loadLibrary,
  refuseOnFailure,
  takeAnsweredChallenge,
  userHandleOf,
} from "./verify-passkey.ts";

export interface PasskeyParts {
  readonly db: Kysely<Database>;
  readonly securityLog: SecurityLog;
}

export interface PasskeyOwner {
  readonly userId: string;
  readonly relyingParty: RelyingParty;
}

export async function startPasskeyCreation(
  db: Kysely<Database>,
  { userId, relyingParty }: PasskeyOwner,
  now: Date,
) {
  const account = await requireAccountEmail(db, userId);
  const existing = await listCredentialIds(db, userId);
  if (existing.length >= passkeysMax) throw new AppError("passkey_limit_exceeded");
  return {
    challenge: await createChallenge(db, { purpose: "register", userId }, now),
    relyingPartyId: relyingParty.id,
    userHandle: userHandleOf(userId),
    userName: isDetached(account.email) ? account.firstName : account.email,
    existing,
  };
}

/** Throws `passkey_refused` or `passkey_limit_exceeded`. */
export async function addPasskey(
  parts: PasskeyParts,
  added: PasskeyOwner & SessionHolder & { readonly passkey: NewPasskey },
  now: Date,
): Promise<void> {
  const { db } = parts;
  const { userId, relyingParty, passkey } = added;
  const { id, name, clientDataJSON, attestationObject, transports } = passkey;
  const challenge = await takeAnsweredChallenge(db, { purpose: "register", userId, clientDataJSON }, now);
  const { verifyRegistrationResponse } = await loadLibrary();
  const { verified, registrationInfo } = await refuseOnFailure(() =>
    verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: "public-key",
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge: challenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      requireUserVerification: true,
    }),
  );
  if (!verified) throw new AppError("passkey_refused");
  const { id: credentialId, publicKey, counter } = registrationInfo.credential;
  const made = { id: newId(now), userId, credentialId, publicKey, counter, name, transports };
  await db.transaction().execute(async (transaction) => {
    // Counted under the lock: two at the same time would pass the limit.
    await lockAccountOf(transaction, added, now);
    const { length } = await listCredentialIds(transaction, userId);
    if (length >= passkeysMax) throw new AppError("passkey_limit_exceeded");
    if (!(await insertPasskey(transaction, made, now))) throw new AppError("passkey_refused");
    await reportSignInChange({ ...parts, db: transaction }, { userId, change: "passkeyAdded" }, now);
  });
}

/** Throws `not_found`, or the refusal to remove the only way to sign in. */
export async function removePasskey(
  parts: PasskeyParts,
  { userId, id }: { readonly userId: string; readonly id: string },
  now: Date,
): Promise<void> {
  await parts.db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, userId);
    if (!(await deletePasskey(transaction, { userId, id }))) throw new AppError("not_found");
    if ((await countWaysToSignIn(transaction, userId, now)) === 0) throw new AppError("last_sign_in_method");
    await reportSignInChange({ ...parts, db: transaction }, { userId, change: "passkeyRemoved" }, now);
  });
}
