import { endpoint } from "../endpoint.ts";
import {
  authenticatorConfirmation,
  authenticatorSetup,
  loginCompletion,
  recoveryCodes,
  secondFactor,
} from "../shapes/second-factor.ts";
import { tokenPair } from "../shapes/sign-in.ts";

export const completeLogin = endpoint({
  method: "POST",
  path: "/api/auth/login/second-factor",
  access: "public",
  summary:
    "Exchange the login's challenge and a code of the authenticator app, or a recovery code, for tokens",
  body: loginCompletion,
  answer: tokenPair,
  failures: ["invalid_code", "login_expired", "too_many_login_attempts"],
});
export const readSecondFactor = endpoint({
  method: "GET",
  path: "/api/user/second-factor",
  access: "user",
  summary: "Whether signing in asks for a code, and how many recovery codes are left",
  answer: secondFactor,
});
export const setUpAuthenticator = endpoint({
  method: "POST",
  path: "/api/user/authenticator",
  access: "user",
  needsFreshProof: true,
  summary: "A secret for an authenticator app; it counts once its first code is confirmed",
  answer: authenticatorSetup,
  failures: ["authenticator_exists"],
});
export const confirmAuthenticator = endpoint({
  method: "POST",
  path: "/api/user/authenticator/confirm",
  access: "user",
  summary: "Confirm the app with its first code; answers the recovery codes, which are shown only now",
  body: authenticatorConfirmation,
  answer: recoveryCodes,
  failures: ["invalid_code", "too_many_login_attempts"],
});
export const removeAuthenticator = endpoint({
  method: "DELETE",
  path: "/api/user/authenticator",
  access: "user",
  needsFreshProof: true,
  summary: "Sign in without a code from now on; the recovery codes end too",
  failures: ["not_found"],
});
export const renewRecoveryCodes = endpoint({
  method: "POST",
  path: "/api/user/recovery-codes",
  access: "user",
  needsFreshProof: true,
  summary: "New recovery codes in place of all earlier ones",
  answer: recoveryCodes,
  failures: ["not_found"],
});
