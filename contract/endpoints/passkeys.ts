import { endpoint } from "../endpoint.ts";
import {
  newPasskey,
  passkeyChallenge,
  passkeyCreation,
  passkeyParams,
  passkeyProof,
  passkeyProofStart,
  passkeyRename,
  passkeySignIn,
  passkeys,
} from "../shapes/passkeys.ts";
import { tokenPair } from "../shapes/sign-in.ts";

export const startPasskeySignIn = endpoint({
  method: "POST",
  path: "/api/auth/passkeys/start",
  access: "public",
  summary: "A challenge for signing in with a passkey",
  answer: passkeyChallenge,
  failures: ["passkeys_unavailable"],
});
export const signInWithPasskey = endpoint({
  method: "POST",
  path: "/api/auth/passkeys",
  access: "public",
  summary: "Exchange a passkey's answer to the challenge for tokens; it counts as both factors",
  body: passkeySignIn,
  answer: tokenPair,
  failures: ["passkey_refused", "passkeys_unavailable"],
});
export const startPasskeyProof = endpoint({
  method: "POST",
  path: "/api/user/proof/passkey/start",
  access: "user",
  summary: "A challenge for proving with a passkey who calls",
  answer: passkeyProofStart,
  failures: ["passkeys_unavailable"],
});
export const proveByPasskey = endpoint({
  method: "POST",
  path: "/api/user/proof/passkey",
  access: "user",
  summary: "Prove with a passkey of the account who calls",
  body: passkeyProof,
  failures: ["passkey_refused", "passkeys_unavailable"],
});
export const listPasskeys = endpoint({
  method: "GET",
  path: "/api/user/passkeys",
  access: "user",
  summary: "The passkeys of the account, oldest first",
  answer: passkeys,
});
export const startPasskeyCreation = endpoint({
  method: "POST",
  path: "/api/user/passkeys/start",
  access: "user",
  needsFreshProof: true,
  summary: "A challenge for a new passkey",
  answer: passkeyCreation,
  failures: ["passkey_limit_exceeded", "passkeys_unavailable"],
});
export const addPasskey = endpoint({
  method: "POST",
  path: "/api/user/passkeys",
  access: "user",
  summary: "Keep the passkey that answers the challenge",
  body: newPasskey,
  failures: ["passkey_refused", "passkeys_unavailable", "passkey_limit_exceeded"],
});
export const renamePasskey = endpoint({
  method: "PATCH",
  path: "/api/user/passkeys/:id",
  access: "user",
  summary: "Rename a passkey",
  params: passkeyParams,
  body: passkeyRename,
  failures: ["not_found"],
});
export const removePasskey = endpoint({
  method: "DELETE",
  path: "/api/user/passkeys/:id",
  access: "user",
  needsFreshProof: true,
  summary: "Remove a passkey; refused for the only way to sign in",
  params: passkeyParams,
  failures: ["last_sign_in_method", "not_found"],
});
