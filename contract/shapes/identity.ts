import * as z from "zod/mini";
import { emailPattern } from "#domain/people/email.ts";
import {
  emailMaxLength,
  mailedCodeLength,
  passwordMaxLength,
  passwordMinLength,
  personNameMaxLength,
  securityEventsMax,
  sessionsMax,
} from "../limits.ts";
import { amount, country, identifier, instant, language } from "./primitives.ts";

const email = z.string().check(z.trim(), z.maxLength(emailMaxLength), z.regex(emailPattern));
const personName = z.string().check(z.trim(), z.minLength(1), z.maxLength(personNameMaxLength));
const newPassword = z.string().check(z.minLength(passwordMinLength), z.maxLength(passwordMaxLength));
const presentPassword = z.string().check(z.minLength(1), z.maxLength(passwordMaxLength));
const mailedToken = z.string().check(z.minLength(1), z.maxLength(100));

export const registration = z.strictObject({
  firstName: personName,
  lastName: personName,
  email,
  password: newPassword,
  language: z._default(language, "en"),
});
export const credentials = z.strictObject({
  email: z.string().check(z.trim(), z.minLength(1), z.maxLength(emailMaxLength)),
  password: presentPassword,
  /** Random and kept in the browser: tells whether it has signed in before. */
  deviceId: z.optional(z.string().check(z.regex(/^[0-9a-zA-Z-]{16,64}$/))),
});
export const tokenPair = z.object({ accessToken: z.string(), refreshToken: z.string() });
export type TokenPair = z.infer<typeof tokenPair>;
const refreshToken = z.string().check(z.minLength(1), z.maxLength(512));
export const refreshRequest = z.strictObject({ refreshToken });
/** The refresh token ends its session even where the access token has expired. */
export const logoutRequest = z.strictObject({ refreshToken: z.optional(refreshToken) });

export const user = z.object({
  id: identifier,
  /** Empty for an account whose address turned out to be somebody else's. */
  email: z.string(),
  isEmailVerified: z.boolean(),
  /** Asked for, not yet confirmed. */
  pendingEmail: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.nullable(z.string()),
  language,
  /** Null until a locale or the person names one. */
  country: z.nullable(country),
  accountType: z.enum(["free", "pro"]),
  isPremium: z.boolean(),
  createdAt: instant,
  /** The login before this one; null on the first. */
  lastLogin: z.nullable(instant),
  profileImageUrl: z.nullable(z.string()),
  dailyScanLimit: amount,
  scansUsedToday: amount,
});
export type User = z.infer<typeof user>;

export const forgottenPassword = z.strictObject({ email });
export const resetLink = z.strictObject({ token: mailedToken });
/** `startsEmpty`: the address was never confirmed, so a new account is made of it. */
export const resetLinkState = z.object({ startsEmpty: z.boolean() });
export const passwordReset = z.strictObject({
  token: mailedToken,
  password: newPassword,
  language: z._default(language, "en"),
});
export const passwordChange = z.strictObject({ currentPassword: presentPassword, newPassword });

/** The password is needed where the call comes from no session of the account. */
export const emailConfirmation = z.strictObject({
  token: mailedToken,
  password: z.optional(presentPassword),
});
export const mailedCode = z.strictObject({
  code: z.string().check(z.regex(new RegExp(`^[0-9]{${mailedCodeLength}}$`))),
});
export const emailChange = z.strictObject({ email, password: presentPassword });
export const nameChange = z.strictObject({ firstName: personName, lastName: personName });

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

const securityEventKind = z.enum([
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
]);
export type SecurityEventKind = z.infer<typeof securityEventKind>;
const securityEvent = z.object({
  kind: securityEventKind,
  at: instant,
  /** Failed sign-ins within an hour count as one event. */
  times: z.int(),
  ...deviceInWords,
});
export type SecurityEvent = z.infer<typeof securityEvent>;
export const securityEvents = z.array(securityEvent).check(z.maxLength(securityEventsMax));

export const anonymousSessionRequest = z.strictObject({
  userAgent: z.optional(z.string().check(z.maxLength(1000))),
});
export const anonymousSession = z.object({ sessionToken: z.string(), scanCount: amount });
/** `scanLimit`: total scans of the session. */
export const anonymousSessionState = z.object({ scanCount: amount, scanLimit: amount });

/** The visitor's token is in the body because the header carries the account's token. */
export const conversion = z.strictObject({
  sessionToken: z.string().check(z.minLength(1), z.maxLength(512)),
});
export const convertedSession = z.object({ /** Meals that moved to the account. */ movedMeals: amount });
