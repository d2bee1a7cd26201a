import { endpoint } from "../endpoint.ts";
import {
  deviceSessions,
  emailChange,
  emailConfirmation,
  forgottenPassword,
  mailedCode,
  mailedProof,
  nameChange,
  passwordChange,
  passwordProof,
  passwordReset,
  passwordResetResult,
  proofOptions,
  resetLink,
  resetLinkState,
  securityEvents,
  sessionParams,
} from "../shapes/account.ts";

export const forgotPassword = endpoint({
  method: "POST",
  path: "/api/auth/forgot-password",
  access: "public",
  summary: "Mail a link for a new password, if an account has the address; the answer never says so",
  body: forgottenPassword,
});
export const checkResetLink = endpoint({
  method: "POST",
  path: "/api/auth/reset-password/check",
  access: "public",
  summary: "Whether a mailed link is still good, and what it leads to; 400 when it is not",
  body: resetLink,
  answer: resetLinkState,
  failures: ["invalid_link"],
});
export const resetPassword = endpoint({
  method: "POST",
  path: "/api/auth/reset-password",
  access: "public",
  summary: "Set a new password with a mailed link; ends every way into the account that is not proved",
  body: passwordReset,
  answer: passwordResetResult,
  failures: [
    "invalid_link",
    "password_too_common",
    "password_too_short",
    "invalid_code",
    "passkey_refused",
    "too_many_login_attempts",
  ],
});
export const changePassword = endpoint({
  method: "PUT",
  path: "/api/user/password",
  access: "user",
  summary: "Change the password; ends all other sessions",
  body: passwordChange,
  failures: [
    "fresh_proof_needed",
    "no_password",
    "password_too_short",
    "too_many_login_attempts",
    "wrong_password",
    "password_too_common",
  ],
});
export const confirmEmail = endpoint({
  method: "POST",
  path: "/api/auth/confirm-email",
  access: "anyone",
  summary: "Confirm an address with a mailed link, from a session of the account or with its password",
  body: emailConfirmation,
  failures: ["invalid_link", "password_needed", "wrong_password", "no_password", "email_taken"],
});
export const confirmEmailByCode = endpoint({
  method: "POST",
  path: "/api/user/email/confirm",
  access: "user",
  summary: "Confirm the account's address, or the one it changes to, with a mailed code",
  body: mailedCode,
  failures: ["invalid_code", "email_taken"],
});
export const resendConfirmation = endpoint({
  method: "POST",
  path: "/api/user/email/resend",
  access: "user",
  summary: "Mail the link and the code once more",
});
export const changeEmail = endpoint({
  method: "PUT",
  path: "/api/user/email",
  access: "user",
  needsFreshProof: true,
  summary: "Ask for another address; it counts once it is confirmed from there",
  body: emailChange,
  failures: ["email_taken"],
});
export const readProofOptions = endpoint({
  method: "GET",
  path: "/api/user/proof",
  access: "user",
  summary: "How the caller can prove who they are before a sensitive change",
  answer: proofOptions,
});
export const proveByPassword = endpoint({
  method: "POST",
  path: "/api/user/proof",
  access: "user",
  summary: "Prove with the password who calls; sensitive changes are then open for a few minutes",
  body: passwordProof,
  failures: [
    "invalid_code",
    "proof_not_possible",
    "second_factor_needed",
    "wrong_password",
    "no_password",
    "too_many_login_attempts",
  ],
});
export const mailProofCode = endpoint({
  method: "POST",
  path: "/api/user/proof/mail",
  access: "user",
  summary: "Mail a code to an account without a password, as a proof",
  failures: ["proof_not_possible"],
});
export const proveByMailedCode = endpoint({
  method: "POST",
  path: "/api/user/proof/mailed-code",
  access: "user",
  summary: "Prove with the mailed code who calls",
  body: mailedProof,
  failures: ["invalid_code", "second_factor_needed", "proof_not_possible"],
});
export const cancelEmailChange = endpoint({
  method: "DELETE",
  path: "/api/user/email/pending",
  access: "user",
  summary: "Keep the present address; links and codes for the other one end",
});
export const changeName = endpoint({
  method: "PUT",
  path: "/api/user/name",
  access: "user",
  summary: "Change first and last name",
  body: nameChange,
});
export const listSessions = endpoint({
  method: "GET",
  path: "/api/user/sessions",
  access: "user",
  summary: "Where the account is signed in, the device used last first",
  answer: deviceSessions,
});
export const endOneSession = endpoint({
  method: "DELETE",
  path: "/api/user/sessions/:id",
  access: "user",
  needsFreshProof: true,
  summary: "Sign a device out; 404 for any but the caller's own",
  params: sessionParams,
  failures: ["not_found"],
});
export const endOtherSessions = endpoint({
  method: "POST",
  path: "/api/user/sessions/end-others",
  access: "user",
  needsFreshProof: true,
  summary: "Sign all devices out but this one",
});
export const readSecurityEvents = endpoint({
  method: "GET",
  path: "/api/user/security-events",
  access: "user",
  summary: "Sign-ins, failures and changes of the last 90 days, latest first",
  answer: securityEvents,
});
