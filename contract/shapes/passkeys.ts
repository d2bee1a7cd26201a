import * as z from "zod/mini";
import { passkeyNameMaxLength, passkeysMax } from "../limits.ts";
import { identifier, instant } from "./primitives.ts";
import { deviceId } from "./sign-in.ts";

const encoded = z.string().check(z.regex(/^[A-Za-z0-9_-]*$/), z.maxLength(10_000));
export const passkeyName = z.string().check(z.trim(), z.minLength(1), z.maxLength(passkeyNameMaxLength));
export const passkeyParams = z.strictObject({ id: identifier });
export const passkeyRename = z.strictObject({ name: passkeyName });

/** All base64url, as WebAuthn's JSON forms have it. */
const challenge = { challenge: z.string(), relyingPartyId: z.string() };
export const passkeyChallenge = z.object(challenge);
const credentialIds = z.array(z.string()).check(z.maxLength(passkeysMax));
export const passkeyCreation = z.object({
  ...challenge,
  userHandle: z.string(),
  userName: z.string(),
  /** The account's own passkeys: an authenticator need not hold two. */
  existing: credentialIds,
});
/** How a browser reaches the authenticator, in WebAuthn's words. */
const transports = z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10));
export const passkeyProofStart = z.object({
  ...challenge,
  /** The same ids without transports, for pages of the release before. */
  allowed: credentialIds,
  credentials: z.array(z.object({ id: z.string(), transports })).check(z.maxLength(passkeysMax)),
});

export const passkeyAssertion = z.strictObject({
  id: encoded,
  clientDataJSON: encoded,
  authenticatorData: encoded,
  signature: encoded,
  userHandle: z.optional(encoded),
});
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>;
export const passkeyProof = z.strictObject({ passkey: passkeyAssertion });
export const passkeySignIn = z.strictObject({ passkey: passkeyAssertion, deviceId: z.optional(deviceId) });
export const newPasskey = z.strictObject({
  name: passkeyName,
  id: encoded,
  clientDataJSON: encoded,
  attestationObject: encoded,
  transports,
});
export type NewPasskey = z.infer<typeof newPasskey>;
export const passkey = z.object({
  id: identifier,
  name: z.string(),
  createdAt: instant,
  lastUsedAt: z.nullable(instant),
});
export type Passkey = z.infer<typeof passkey>;
export const passkeys = z.array(passkey).check(z.maxLength(passkeysMax));
