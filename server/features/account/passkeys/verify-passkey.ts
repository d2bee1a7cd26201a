import type { Kysely } from "kysely";
import * as z from "zod";
import type { PasskeyAssertion } from "#contract/shapes/passkeys.ts";
import { AppError } from "../../../core/app-error.ts";
import { hashToken, newOpaqueToken } from "../../../core/opaque-token.ts";
import type { Database } from "../../../database/schema.ts";
import {
  insertPasskeyChallenge,
  type PasskeyChallenge,
  takePasskeyChallenge,
} from "./passkey-challenges-table.ts";
import { findPasskey, recordPasskeyUse, type StoredPasskey } from "./passkeys-table.ts";
import type { RelyingParty } from "./relying-party.ts";

const challengeLifeMs = 5 * 60_000;

export type Ceremony = Omit<PasskeyChallenge, "challengeHash">;

export async function createChallenge(db: Kysely<Database>, ceremony: Ceremony, now: Date): Promise<string> {
  const challenge = newOpaqueToken();
  const expiresAt = new Date(now.getTime() + challengeLifeMs);
  await insertPasskeyChallenge(db, {
    ...ceremony,
    challengeHash: hashToken(challenge),
    createdAt: now,
    expiresAt,
  });
  return challenge;
}

/** Loads the library on first use, as that takes a while. */
export const loadLibrary = () => import("@simplewebauthn/server");

const clientData = z.object({ challenge: z.string() });

/** The challenge that the browser says it answers, used up. Throws `passkey_refused`. */
export async function takeAnsweredChallenge(
  db: Kysely<Database>,
  { clientDataJSON, ...ceremony }: Ceremony & { readonly clientDataJSON: string },
  now: Date,
): Promise<string> {
  const { challenge } = readClientData(clientDataJSON);
  const isOurs = await takePasskeyChallenge(db, { ...ceremony, challengeHash: hashToken(challenge) }, now);
  if (!isOurs) throw new AppError("passkey_refused");
  return challenge;
}

function readClientData(encoded: string): z.output<typeof clientData> {
  try {
    return clientData.parse(JSON.parse(Buffer.from(encoded, "base64url").toString()));
  } catch {
    throw new AppError("passkey_refused");
  }
}

/** The library throws when a check fails. */
export async function refuseOnFailure<Result>(verify: () => Promise<Result>): Promise<Result> {
  try {
    return await verify();
  } catch {
    throw new AppError("passkey_refused");
  }
}

export interface PresentedPasskey extends Ceremony {
  readonly passkey: PasskeyAssertion;
  readonly relyingParty: RelyingParty;
}

/** Returns the stored passkey. User verification (fingerprint, face or PIN) is required. Throws `passkey_refused`. */
export async function verifyPasskey(
  db: Kysely<Database>,
  { passkey, relyingParty, ...ceremony }: PresentedPasskey,
  now: Date,
): Promise<StoredPasskey> {
  const { clientDataJSON } = passkey;
  const challenge = await takeAnsweredChallenge(db, { ...ceremony, clientDataJSON }, now);
  const stored = await findPasskey(db, passkey.id);
  const isOfCaller = stored && (ceremony.userId === null || ceremony.userId === stored.userId);
  if (!isOfCaller || !isHandleOf(passkey, stored.userId)) throw new AppError("passkey_refused");
  const { id, userHandle: _, ...response } = passkey;
  const { verifyAuthenticationResponse } = await loadLibrary();
  const { verified, authenticationInfo } = await refuseOnFailure(() =>
    verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: "public-key",
        clientExtensionResults: {},
        response,
      },
      expectedChallenge: challenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      credential: {
        id: stored.credentialId,
        publicKey: new Uint8Array(stored.publicKey),
        counter: stored.counter,
      },
      requireUserVerification: true,
    }),
  );
  if (!verified) throw new AppError("passkey_refused");
  const use = { id: stored.id, counter: authenticationInfo.newCounter };
  if (!(await recordPasskeyUse(db, use, now))) throw new AppError("passkey_refused");
  return stored;
}

function isHandleOf({ userHandle }: PasskeyAssertion, userId: string): boolean {
  return userHandle === undefined || userHandle === userHandleOf(userId);
}

export function userHandleOf(userId: string): string {
  return Buffer.from(userId).toString("base64url");
}
