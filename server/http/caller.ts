import type { Access } from "#contract/endpoint.ts";
import type { TokenScope } from "#contract/shapes/tokens.ts";
import type { EnergyUnit } from "#domain/nutrition/energy-unit.ts";
import type { Country } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import { type Entitlement, may, planKindOf } from "#domain/plans/entitlements.ts";

interface AnyCaller {
  /** IANA name: from the call, else as stored, else UTC. */
  readonly timeZone: string;
}

export interface User extends AnyCaller {
  readonly kind: "user";
  readonly userId: string;
  /** Of the account: that of its mails, and of what the server writes unless a call names another. */
  readonly language: Language;
  /** Decides portion sizes; null until a locale or the user names one. */
  readonly country: Country | null;
  /** Local hour at which the diary's day begins. Visitors, and the quota of scans, keep to midnight. */
  readonly dayStartHour: number;
  readonly hidesCalories: boolean;
  /** The unit in texts that the server writes. Figures are in kcal. */
  readonly energyUnit: EnergyUnit;
  /** No language model is asked for this person. */
  readonly analysesHereOnly: boolean;
  /** Photos are compared with those of earlier meals. */
  readonly remembersPlates: boolean;
  /** A small picture of what is photographed is kept with its meal. */
  readonly keepsPictures: boolean;
  /** The quota of scans resets at its midnight. The call's own zone decides only which day of the diary is meant. */
  readonly quotaTimeZone: string;
  /** The login that the access token belongs to. */
  readonly sessionId: string;
  /** When the person of this session last proved who they are. */
  readonly provedAt: Date | null;
  /** Set where a program calls with a personal token; `sessionId` is then the token's id. */
  readonly tokenScope?: TokenScope;
  /** Read from the database at each call, never from the token. */
  readonly isPremium: boolean;
  /** When the account is to be deleted; null for all others. */
  readonly deletesAt: Date | null;
}

export interface Visitor extends AnyCaller {
  readonly kind: "visitor";
  readonly sessionId: string;
}

/** Public endpoints ignore tokens: a stale one must not prevent a login. */
interface Nobody extends AnyCaller {
  readonly kind: "nobody";
}

export type Caller = User | Visitor | Nobody;

/** The callers that an endpoint's handler can receive. */
export type CallerFor<A extends Access> = A extends "public"
  ? Nobody
  : A extends "anyone"
    ? Caller
    : A extends "visitor"
      ? User | Visitor
      : User;

export function hasEntitlement(caller: Caller, entitlement: Entitlement): boolean {
  return may(planKindOf(caller.kind === "user" ? caller : undefined), entitlement);
}

/** The owner of the rows that a statement is about. */
export type Owned = Pick<User, "userId">;

export interface UserCall {
  readonly accessToken: string;
  readonly timeZone: string | undefined;
}

/** Resolves tokens; implemented by the account and anonymous features. */
export interface CallerSources {
  /** Undefined for an invalid token, or one whose session or account has ended. */
  readonly userOf: (call: UserCall) => Promise<User | undefined>;
  readonly visitorOf: (
    sessionToken: string,
    callTimeZone: string | undefined,
  ) => Promise<Visitor | undefined>;
}

/** Identifies the caller in limits and idempotency keys; unauthenticated callers by their address. */
export function ownerKeyOf(caller: Caller, address: string): string {
  switch (caller.kind) {
    case "user":
      return `user:${caller.userId}`;
    case "visitor":
      return `visitor:${caller.sessionId}`;
    default:
      return `address:${address}`;
  }
}
