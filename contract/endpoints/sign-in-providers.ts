import { endpoint } from "../endpoint.ts";
import { providerTimeoutMs } from "../limits.ts";
import { tokenPair } from "../shapes/sign-in.ts";
import {
  claimTicket,
  providerAddress,
  providerChoice,
  providerOutcome,
  providerTicket,
  signInMethods,
} from "../shapes/sign-in-providers.ts";

export const startProviderSignIn = endpoint({
  method: "POST",
  path: "/api/auth/providers/start",
  access: "public",
  summary: "Begin to sign in through Google or Apple; sets a cookie that binds the sign-in to the browser",
  body: providerChoice,
  answer: providerAddress,
  timeoutMs: providerTimeoutMs,
  failures: ["provider_not_offered", "provider_unavailable"],
});
export const finishProviderSignIn = endpoint({
  method: "POST",
  path: "/api/auth/providers/finish",
  access: "anyone",
  summary: "Exchange the ticket of the provider's answer, in the browser that began, for tokens or a link",
  body: providerTicket,
  answer: providerOutcome,
  timeoutMs: providerTimeoutMs,
  failures: [
    "unauthorized",
    "provider_address_unconfirmed",
    "provider_linked_elsewhere",
    "provider_unavailable",
    "sign_in_cancelled",
    "sign_in_expired",
    "sign_in_refused",
    "provider_not_offered",
  ],
});
export const startEmptyAccount = endpoint({
  method: "POST",
  path: "/api/auth/providers/start-empty",
  access: "public",
  summary: "Take over an address that its account never confirmed, with a new, empty account",
  body: providerTicket,
  answer: tokenPair,
  failures: ["email_taken", "sign_in_expired"],
});
export const listSignInMethods = endpoint({
  method: "GET",
  path: "/api/user/sign-in-methods",
  access: "user",
  summary: "How the caller can sign in",
  answer: signInMethods,
});
export const linkClaimedProvider = endpoint({
  method: "POST",
  path: "/api/user/sign-in-methods",
  access: "user",
  needsFreshProof: true,
  summary: "Link the provider of a ticket that `finish` gave for an address with an account",
  body: claimTicket,
  failures: ["sign_in_expired", "provider_linked_elsewhere"],
});
export const startProviderLink = endpoint({
  method: "POST",
  path: "/api/user/sign-in-methods/start",
  access: "user",
  needsFreshProof: true,
  summary: "Begin to link Google or Apple to the caller's account",
  body: providerChoice,
  answer: providerAddress,
  timeoutMs: providerTimeoutMs,
  failures: ["provider_not_offered", "provider_unavailable"],
});
export const unlinkProvider = endpoint({
  method: "POST",
  path: "/api/user/sign-in-methods/unlink",
  access: "user",
  needsFreshProof: true,
  summary: "Stop signing in through a provider; refused for the only way to sign in",
  body: providerChoice,
  failures: ["last_sign_in_method", "not_found"],
});
