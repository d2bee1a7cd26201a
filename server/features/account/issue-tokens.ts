import type { Kysely } from "kysely";
import type { TokenPair } from "#contract/shapes/sign-in.ts";
import { displayName } from "#domain/people/names.ts";
import type { AccessTokens } from "../../core/access-token.ts";
import { daysAfter } from "../../core/days-after.ts";
import { newId } from "../../core/new-id.ts";
import { hashToken, newOpaqueToken } from "../../core/opaque-token.ts";
import type { Database } from "../../database/schema.ts";
import { isDetached } from "./email/detached-address.ts";
import type { Device } from "./sessions/device.ts";
import { insertRefreshToken } from "./sessions/refresh-tokens-table.ts";
import { insertSession } from "./sessions-table.ts";
import type { Person } from "./users-table.ts";

/** An unused refresh token ends after this; each exchange gives a new one its full time. */
const refreshTokenLifeDays = 30;
/** A login ends after this, however often its tokens were exchanged. */
const sessionLifeDays = 90;

export interface TokenParts {
  readonly db: Kysely<Database>;
  readonly accessTokens: AccessTokens;
}

export interface NewLogin {
  readonly person: Person;
  readonly device: Device;
  readonly deviceHash: Buffer;
}

export async function startSession(
  parts: TokenParts,
  { person, device, deviceHash }: NewLogin,
  now: Date,
): Promise<TokenPair> {
  const session = { id: newId(now), expiresAt: daysAfter(now, sessionLifeDays) };
  await insertSession(parts.db, { ...session, userId: person.id, createdAt: now, device, deviceHash });
  return issueTokens(parts, { person, session }, now);
}

export interface TokenHolder {
  readonly person: Person;
  readonly session: { readonly id: string; readonly expiresAt: Date };
}

export async function issueTokens(
  { db, accessTokens }: TokenParts,
  { person, session }: TokenHolder,
  now: Date,
): Promise<TokenPair> {
  const refreshToken = newOpaqueToken();
  const ownEnd = daysAfter(now, refreshTokenLifeDays).getTime();
  const expiresAt = new Date(Math.min(ownEnd, session.expiresAt.getTime()));
  await insertRefreshToken(db, {
    sessionId: session.id,
    tokenHash: hashToken(refreshToken),
    createdAt: now,
    expiresAt,
  });
  const { id, language, isPremium, isEmailVerified } = person;
  const email = isDetached(person.email) ? "" : person.email;
  const fullName = displayName(person);
  const accessToken = await accessTokens.sign(
    { userId: id, sessionId: session.id, email, fullName, language, isPremium, isEmailVerified },
    now,
  );
  return { accessToken, refreshToken };
}
