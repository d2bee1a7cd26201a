import type { User } from "#contract/shapes/identity.ts";
import type { Person } from "./users-table.ts";

export function presentUser(person: Person, dailyScanLimit: number, scansUsedToday: number): User {
  const { id, email, firstName, lastName, language, country, isPremium } = person;
  return {
    ...{ id, email, firstName, lastName, language, country, isPremium },
    accountType: isPremium ? "pro" : "free",
    createdAt: person.createdAt.toISOString(),
    lastLogin: person.previousLoginAt?.toISOString() ?? null,
    profileImageUrl: null,
    dailyScanLimit,
    scansUsedToday,
  };
}
