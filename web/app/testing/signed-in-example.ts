import type { TokenPair, User } from "#contract/shapes/sign-in.ts";
import type { Person } from "../features/account/session/use-person.ts";

export const ana: User = {
  id: "0b0f3c1e-6f0a-4d7c-9a57-0a8b9a3c2d11",
  email: "ana@example.com",
  firstName: "Ana",
  lastName: "Ruiz",
  language: "en",
  country: null,
  dayStartHour: 0,
  hidesCalories: false,
  analysesHereOnly: false,
  remembersPlates: true,
  keepsPictures: false,
  showsNetCarbs: false,
  energyUnit: "kcal",
  units: "metric",
  accountType: "free",
  isPremium: false,
  createdAt: "2026-01-01T00:00:00Z",
  isEmailVerified: true,
  pendingEmail: null,
  hasPassword: true,
  lastLogin: null,
  profileImageUrl: null,
  dailyScanLimit: 10,
  scansUsedToday: 0,
};

/** As pages have her account. */
export const anaAsPerson: Person = {
  id: ana.id,
  displayName: "Ana Ruiz",
  initials: "AR",
  firstName: "Ana",
  lastName: "Ruiz",
  email: ana.email,
  isEmailVerified: true,
  pendingEmail: null,
  hasPassword: true,
  isPro: false,
  country: null,
  imageUrl: undefined,
};

const hourSeconds = 60 * 60;

export function freshTokens(accountId = ana.id): TokenPair {
  const claims = {
    sub: accountId,
    name: "Ana Ruiz",
    email: ana.email,
    userType: 0,
    exp: Date.now() / 1000 + hourSeconds,
  };
  return { accessToken: `header.${btoa(JSON.stringify(claims))}.signature`, refreshToken: "refresh" };
}
