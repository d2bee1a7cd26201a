import type { Kysely } from "kysely";
import type { TokenPair } from "#contract/shapes/identity.ts";
import { displayName } from "#domain/people/names.ts";
import type { AccessTokens } from "../../core/access-token.ts";
import { newId } from "../../core/new-id.ts";
import { hashToken, newOpaqueToken } from "../../core/opaque-token.ts";
import type { Database } from "../../database/schema.ts";
import { isDetached } from "./email/detached-address.ts";
import type { Device } from "./sessions/device.ts";
import { insertRefreshToken, insertSession } from "./sessions-table.ts";
import type { Person } from "./users-table.ts";

const millisecondsPerDay = 86_400_000;
/** An unused refresh token ends after this; each exchange gives a new one its full time. */
const refreshTokenLifeDays = 30;
/** A login ends after this, however often its tokens were exchanged. */
const sessionLifeDays = 90;

export function daysAfter(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * millisecondsPerDay);
}

/** A new login. */
export async function startSession(
  db: Kysely<Database>,
  accessTokens: AccessTokens,
  login: { readonly person: Person; readonly device: Device; readonly deviceHash: Buffer },
  now: Date,
): Promise<TokenPair> {
  const { person, device, deviceHash } = login;
  const session = { id: newId(now), expiresAt: daysAfter(now, sessionLifeDays) };
  await insertSession(db, { ...session, userId: person.id, createdAt: now, device, deviceHash });
  return issueTokens(db, accessTokens, person, session, now);
}

export async function issueTokens(
  db: Kysely<Database>,
  accessTokens: AccessTokens,
  person: Person,
  session: { readonly id: string; readonly expiresAt: Date },
  now: Date,
): Promise<TokenPair> {
  const refreshToken = newOpaqueToken();
  const ownEnd = daysAfter(now, refreshTokenLifeDays).getTime();
  const expiresAt = new Date(Math.min(ownEnd, session.expiresAt.getTime()));
  await insertRefreshToken(db, session.id, hashToken(refreshToken), now, expiresAt);
  const { id, language, isPremium, isEmailVerified } = person;
  const email = isDetached(person.email) ? "" : person.email;
  const fullName = displayName(person);
  const accessToken = await accessTokens.sign(
    { userId: id, sessionId: session.id, email, fullName, language, isPremium, isEmailVerified },
    now,
  );
  return { accessToken, refreshToken };
}
