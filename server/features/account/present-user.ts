import type { User } from "#contract/shapes/sign-in.ts";
import { isDetached } from "./email/detached-address.ts";
import type { Person } from "./users-table.ts";

export function presentUser(person: Person, dailyScanLimit: number, scansUsedToday: number): User {
  return {
    id: person.id,
    isEmailVerified: person.isEmailVerified,
    pendingEmail: person.pendingEmail,
    firstName: person.firstName,
    lastName: person.lastName,
    hasPassword: person.hasPassword,
    language: person.language,
    country: person.country,
    dayStartHour: person.dayStartHour,
    hidesCalories: person.hidesCalories,
    analysesHereOnly: person.analysesHereOnly,
    remembersPlates: person.remembersPlates,
    keepsPictures: person.keepsPictures,
    showsNetCarbs: person.showsNetCarbs,
    energyUnit: person.energyUnit,
    units: person.units,
    isPremium: person.isPremium,
    email: isDetached(person.email) ? "" : person.email,
    accountType: person.isPremium ? "pro" : "free",
    createdAt: person.createdAt.toISOString(),
    lastLogin: person.previousLoginAt?.toISOString() ?? null,
    profileImageUrl: null,
    dailyScanLimit,
    scansUsedToday,
  };
}
