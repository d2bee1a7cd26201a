import type { Kysely } from "kysely";
import { login, logout, me, refresh, register } from "#contract/endpoints/identity.ts";
import type { AccessTokens } from "../../core/access-token.ts";
import { AppError } from "../../core/app-error.ts";
import { newId } from "../../core/new-id.ts";
import { hashToken } from "../../core/opaque-token.ts";
import type { Database } from "../../database/schema.ts";
import { preferredCountry } from "../../http/preferred-language.ts";
import type { RateLimiter } from "../../http/rate-limits.ts";
import type { Serve } from "../../http/serve.ts";
import { quotaDayOf } from "../quota/scan-allowance.ts";
import { loadScansUsed } from "../quota/scan-usage-table.ts";
import { logIn } from "./log-in.ts";
import { countRefresh, countRegistration } from "./login-limits.ts";
import { hashPassword } from "./password-hash.ts";
import { presentUser } from "./present-user.ts";
import { refreshSession } from "./refresh-session.ts";
import { endSession, endSessionOfToken } from "./sessions-table.ts";
import { findPerson, insertPerson } from "./users-table.ts";

export interface IdentityParts {
  readonly db: Kysely<Database>;
  readonly accessTokens: AccessTokens;
  readonly limiter: RateLimiter;
  readonly freeDailyScans: number;
}

export function serveIdentity(
  serve: Serve,
  { db, accessTokens, limiter, freeDailyScans }: IdentityParts,
): void {
  serve(register, async ({ body: { password, ...fields }, address, caller, now, acceptLanguage }) => {
    await countRegistration(limiter, fields.email, address, now);
    const passwordHash = await hashPassword(password);
    const country = preferredCountry(acceptLanguage) ?? null;
    const newPerson = { ...fields, id: newId(now), passwordHash, country, timeZone: caller.timeZone };
    return presentUser(await insertPerson(db, newPerson, now), freeDailyScans, 0);
  });

  serve(login, ({ body, address, now }) => logIn(db, accessTokens, limiter, body, address, now));

  serve(refresh, async ({ body, address, now }) => {
    await countRefresh(limiter, body.refreshToken, address, now);
    return refreshSession(db, accessTokens, body.refreshToken, now);
  });

  serve(logout, async ({ body: { refreshToken }, caller, address, now }) => {
    if (caller.kind === "user") await endSession(db, caller.sessionId, "logout", now);
    else if (refreshToken === undefined) throw new AppError("unauthorized");
    if (refreshToken === undefined) return;
    await countRefresh(limiter, refreshToken, address, now);
    await endSessionOfToken(db, hashToken(refreshToken), now);
  });

  serve(me, async ({ caller, now }) => {
    const person = await findPerson(db, caller.userId);
    if (!person) throw new AppError("unauthorized");
    const used = await loadScansUsed(db, { ownerId: caller.userId, period: quotaDayOf(caller, now) }, now);
    return presentUser(person, freeDailyScans, used.committed);
  });
}
