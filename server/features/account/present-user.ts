import type { User } from "#contract/shapes/sign-in.ts";
import { isDetached } from "./email/detached-address.ts";
import type { Person } from "./users-table.ts";

export function presentUser(person: Person, dailyScanLimit: number, scansUsedToday: number): User {
  const { email, createdAt, previousLoginAt, ...shown } = person;
  return {
    ...shown,
    email: isDetached(email) ? "" : email,
    accountType: person.isPremium ? "pro" : "free",
    createdAt: createdAt.toISOString(),
    lastLogin: previousLoginAt?.toISOString() ?? null,
    profileImageUrl: null,
    dailyScanLimit,
    scansUsedToday,
  };
}
