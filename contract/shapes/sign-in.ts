import * as z from "zod/mini";
import { energyUnits } from "#domain/nutrition/energy-unit.ts";
import { unitSystems } from "#domain/people/diary-preferences.ts";
import { emailPattern } from "#domain/people/email.ts";
import { emailMaxLength, passwordMaxLength, passwordMinLength, personNameMaxLength } from "../limits.ts";
import { amount, country, identifier, instant, language } from "./primitives.ts";

export const email = z.string().check(z.trim(), z.maxLength(emailMaxLength), z.regex(emailPattern));
export const personName = z.string().check(z.trim(), z.minLength(1), z.maxLength(personNameMaxLength));
/** May be empty: not everybody has one, and nothing needs it. */
export const lastName = z.string().check(z.trim(), z.maxLength(personNameMaxLength));
export const newPassword = z.string().check(z.minLength(passwordMinLength), z.maxLength(passwordMaxLength));
export const presentPassword = z.string().check(z.minLength(1), z.maxLength(passwordMaxLength));

export const registration = z.strictObject({
  firstName: personName,
  lastName: z._default(lastName, ""),
  email,
  password: newPassword,
  language: z._default(language, "en"),
});
/** Random and kept in the browser: tells whether it has signed in before. */
export const deviceId = z.string().check(z.regex(/^[0-9a-zA-Z-]{16,64}$/));
export const credentials = z.strictObject({
  email: z.string().check(z.trim(), z.minLength(1), z.maxLength(emailMaxLength)),
  password: presentPassword,
  deviceId: z.optional(deviceId),
});
export const tokenPair = z.object({ accessToken: z.string(), refreshToken: z.string() });
export type TokenPair = z.infer<typeof tokenPair>;
/** A challenge where the account has a second factor: `POST /api/auth/login/second-factor` completes the login. */
export const loginAnswer = z.union([tokenPair, z.object({ challenge: z.string() })]);
export type LoginAnswer = z.infer<typeof loginAnswer>;
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
  /** False: the person signs in through a provider, such as Google. */
  hasPassword: z.boolean(),
  language,
  /** Null until a locale or the person names one. */
  country: z.nullable(country),
  /** Local hour at which a day of the diary begins. */
  dayStartHour: z.int(),
  hidesCalories: z.boolean(),
  /** Words and photos are analysed on the server only, although a language model is configured. */
  analysesHereOnly: z.boolean(),
  remembersPlates: z.boolean(),
  /** A small picture of what is photographed is kept with its meal. */
  keepsPictures: z.boolean(),
  /** Pages show carbohydrate without its fibre. Every answer has it in total. */
  showsNetCarbs: z.boolean(),
  /** The unit in which pages show and ask for energy. Every answer and every call is in kcal. */
  energyUnit: z.enum(energyUnits),
  /** null: by country. */
  units: z.nullable(z.enum(unitSystems)),
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
