import type { User } from "#contract/shapes/sign-in.ts";
import { isDetached } from "./email/detached-address.ts";
import type { Person } from "./users-table.ts";

export function presentUser(person: Person, dailyScanLimit: number, scansUsedToday: number): User {
  const {
    id,
    isEmailVerified,
    pendingEmail,
    firstName,
    lastName,
    hasPassword,
    language,
    country,
    dayStartHour,
    hidesCalories,
    analysesHereOnly,
    remembersPlates,
    keepsPictures,
    showsNetCarbs,
    energyUnit,
    units,
    isPremium,
  } = person;
  return {
    ...{ id, isEmailVerified, pendingEmail, firstName, lastName, hasPassword, language, country, isPremium },
    ...{
      dayStartHour,
      hidesCalories,
      analysesHereOnly,
      remembersPlates,
      keepsPictures,
      showsNetCarbs,
      energyUnit,
      units,
    },
    email: isDetached(person.email) ? "" : person.email,
    accountType: isPremium ? "pro" : "free",
    createdAt: person.createdAt.toISOString(),
    lastLogin: person.previousLoginAt?.toISOString() ?? null,
    profileImageUrl: null,
    dailyScanLimit,
    scansUsedToday,
  };
}
