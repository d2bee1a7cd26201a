// What the account's own pages send and show; apart from sign-in.ts, which every page loads.
import * as z from "zod/mini";
import { oneTimeCodeLength, securityEventsMax, sessionsMax } from "../limits.ts";
import { passkeyAssertion } from "./passkeys.ts";
import { identifier, instant, language } from "./primitives.ts";
import { enteredCode } from "./second-factor.ts";
import { email, lastName, newPassword, personName, presentPassword } from "./sign-in.ts";
import { countedWays } from "./ways-in.ts";

const mailedToken = z.string().check(z.minLength(1), z.maxLength(100));

export const forgottenPassword = z.strictObject({ email });
export const resetLink = z.strictObject({ token: mailedToken });
/** `startsEmpty`: the address was never confirmed, so a new account is made of it. `ends`: what a reset without proofs ends. */
export const resetLinkState = z.object({ startsEmpty: z.boolean(), ends: countedWays });
/**
 * Proof beside access to the mailbox. What is proved stays: the authenticator app by one of its codes or a recovery code, a
 * passkey by its answer.
 */
export const passwordReset = z.strictObject({
  token: mailedToken,
  password: newPassword,
  language: z._default(language, "en"),
  code: z.optional(enteredCode),
  /** Answers a challenge of `POST /api/auth/passkeys/start`. */
  passkey: z.optional(passkeyAssertion),
});
export const passwordResetResult = z.object({ ended: countedWays });
export const passwordChange = z.strictObject({ currentPassword: presentPassword, newPassword });

/** The password is needed where the call comes from no session of the account. */
export const emailConfirmation = z.strictObject({
  token: mailedToken,
  password: z.optional(presentPassword),
});
export const mailedCode = z.strictObject({
  code: z.string().check(z.regex(new RegExp(`^[0-9]{${oneTimeCodeLength}}$`))),
});
export const emailChange = z.strictObject({ email });
export const nameChange = z.strictObject({ firstName: personName, lastName });

/** The ways in which the account can prove who it is. */
export const proofOptions = z.object({
  password: z.boolean(),
  passkey: z.boolean(),
  /** A code to the account's confirmed address, where there is no password. */
  mail: z.boolean(),
  /** A code of the authenticator app, or a recovery code, is needed in addition. */
  secondFactor: z.boolean(),
});
export type ProofOptions = z.infer<typeof proofOptions>;
export const passwordProof = z.strictObject({
  password: presentPassword,
  secondFactor: z.optional(enteredCode),
});
export const mailedProof = z.extend(mailedCode, { secondFactor: z.optional(enteredCode) });

const deviceInWords = {
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** IANA name. */
  timeZone: z.nullable(z.string()),
};
export const deviceSession = z.object({
  id: identifier,
  ...deviceInWords,
  createdAt: instant,
  lastUsedAt: instant,
  /** The caller's own. */
  isCurrent: z.boolean(),
});
export type DeviceSession = z.infer<typeof deviceSession>;
export const deviceSessions = z.array(deviceSession).check(z.maxLength(sessionsMax));
export const sessionParams = z.strictObject({ id: identifier });

export const securityEventKind = z.enum([
  "signed_in",
  "signed_in_new_device",
  "sign_in_failed",
  "signed_out",
  "session_ended",
  "sessions_ended",
  "session_reused",
  "password_changed",
  "password_reset",
  "email_change_requested",
  "email_confirmed",
  "name_changed",
  "provider_linked",
  "provider_unlinked",
  "second_factor_failed",
  "authenticator_added",
  "authenticator_removed",
  "recovery_codes_made",
  "recovery_code_used",
  "passkey_added",
  "passkey_removed",
  "token_added",
  "token_removed",
  "assistant_connected",
  "assistant_disconnected",
  "deletion_requested",
  "deletion_cancelled",
  "operator_reset_link",
  "operator_ended_sessions",
]);
export type SecurityEventKind = z.infer<typeof securityEventKind>;
export const securityEvent = z.object({
  kind: securityEventKind,
  at: instant,
  /** Failed sign-ins within an hour count as one event. */
  times: z.int(),
  ...deviceInWords,
});
export type SecurityEvent = z.infer<typeof securityEvent>;
export const securityEvents = z.array(securityEvent).check(z.maxLength(securityEventsMax));
