import { useQuery } from "@tanstack/react-query";
import type { Country } from "#domain/people/country.ts";
import { displayName, initials, splitFullName } from "#domain/people/names.ts";
import { type Entitlement, may, planKindOf } from "#domain/plans/entitlements.ts";
import { claimsOf } from "../../../api/access-token.ts";
import { storedTokens } from "../../../api/stored-tokens.ts";
import { useIsSignedIn } from "./signed-in.ts";
import { userQuery } from "./user-query.ts";

export interface Person {
  readonly id: string;
  readonly displayName: string;
  readonly initials: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Empty if somebody else confirmed the address that the account used. */
  readonly email: string;
  readonly isEmailVerified: boolean;
  /** The address it shall change to, once that is confirmed. */
  readonly pendingEmail: string | null;
  /** False: the person signs in through a provider. */
  readonly hasPassword: boolean;
  readonly isPro: boolean;
  /** Null until a locale or the person names one. */
  readonly country: Country | null;
  readonly imageUrl: string | undefined;
}

/** The person who is signed in: from the token at once, from the server when it has answered. Undefined when nobody is. */
export function usePerson(): Person | undefined {
  const isSignedIn = useIsSignedIn() === true;
  const { data: user } = useQuery({ ...userQuery, enabled: isSignedIn });
  if (!isSignedIn) return undefined;
  if (!user) return getPersonFromToken();
  return {
    id: user.id,
    displayName: displayName(user),
    initials: initials(user),
    firstName: user.firstName,
    lastName: user.lastName ?? "",
    email: user.email,
    isEmailVerified: user.isEmailVerified,
    pendingEmail: user.pendingEmail,
    hasPassword: user.hasPassword,
    isPro: user.isPremium,
    country: user.country,
    imageUrl: user.profileImageUrl ?? undefined,
  };
}

/** Whether the person's plan includes it. The server checks too: this only avoids showing an empty page. */
export function useHasEntitlement(entitlement: Entitlement): boolean {
  const person = usePerson();
  return may(planKindOf(person && { isPremium: person.isPro }), entitlement);
}

function getPersonFromToken(): Person {
  const claims = claimsOf(storedTokens()?.accessToken ?? "");
  const names = { ...splitFullName(claims?.fullName), email: claims?.email ?? "" };
  return {
    id: claims?.userId ?? "",
    displayName: displayName(names),
    initials: initials(names),
    firstName: names.firstName,
    lastName: names.lastName,
    email: names.email,
    isEmailVerified: claims?.isEmailVerified ?? true,
    pendingEmail: null,
    hasPassword: true,
    isPro: claims?.isPremium ?? false,
    country: null,
    imageUrl: undefined,
  };
}
