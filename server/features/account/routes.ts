import type { Kysely } from "kysely";
import { login, logout, me, refresh, register } from "#contract/endpoints/sign-in.ts";
import { preferredCountry } from "#domain/people/preferred-language.ts";
import type { AccessTokens } from "../../core/access-token.ts";
import { AppError } from "../../core/app-error.ts";
import { newId } from "../../core/new-id.ts";
import { hashToken } from "../../core/opaque-token.ts";
import type { SecretBox } from "../../core/secret-box.ts";
import type { Database } from "../../database/schema.ts";
import type { RateLimiter } from "../../http/rate-limits.ts";
import type { Serve } from "../../http/serve.ts";
import { queueMail } from "../mails/mails-table.ts";
import { quotaDayOf } from "../quota/scan-allowance.ts";
import { loadScansUsed } from "../quota/scan-usage-table.ts";
import { serveEmail } from "./email/email-routes.ts";
import { logIn } from "./log-in.ts";
import { countRefresh, countRegistration } from "./login-limits.ts";
import { servePasskeys } from "./passkeys/passkey-routes.ts";
import { checkNewPassword } from "./password/check-new-password.ts";
import { servePasswords } from "./password/password-routes.ts";
import { hashPassword } from "./password-hash.ts";
import { presentUser } from "./present-user.ts";
import { serveProofs } from "./proof/proof-routes.ts";
import { serveProviders } from "./providers/provider-routes.ts";
import type { SignInProviders } from "./providers/sign-in-provider.ts";
import { refreshSession } from "./refresh-session.ts";
import { serveSecondFactors } from "./second-factor/second-factor-routes.ts";
import type { SecurityLog } from "./security-log/security-log.ts";
import { readDevice } from "./sessions/device.ts";
import { endSessionOfToken } from "./sessions/refresh-tokens-table.ts";
import { serveSessions } from "./sessions/session-routes.ts";
import { endSession } from "./sessions-table.ts";
import { serveTokens } from "./tokens/token-routes.ts";
import { findPerson, insertPerson } from "./users-table.ts";

export interface AccountParts {
  readonly db: Kysely<Database>;
  readonly accessTokens: AccessTokens;
  readonly limiter: RateLimiter;
  readonly freeDailyScans: number;
  readonly passwordMinLength: number;
  readonly fleetingDb: Kysely<Database>;
  readonly securityLog: SecurityLog;
  readonly providers: SignInProviders;
  /** The configured public address, without a trailing slash. */
  readonly baseUrl: string | undefined;
  readonly secretBox: SecretBox;
}

export function serveAccount(serve: Serve, parts: AccountParts): void {
  const { db, limiter, freeDailyScans, passwordMinLength } = parts;
  serveSession(serve, parts);
  servePasswords(serve, parts);
  serveEmail(serve, parts);
  serveSessions(serve, parts);
  serveProofs(serve, parts);
  serveProviders(serve, parts);
  serveSecondFactors(serve, parts);
  servePasskeys(serve, parts);
  serveTokens(serve, parts);

  serve(register, async ({ body: { password, ...fields }, address, caller, now, acceptLanguage }) => {
    await countRegistration(limiter, { email: fields.email, address }, now);
    await checkNewPassword(password, passwordMinLength, fields);
    const passwordHash = await hashPassword(password);
    const country = preferredCountry(acceptLanguage) ?? null;
    const newPerson = { ...fields, id: newId(now), passwordHash, country, timeZone: caller.timeZone };
    const person = await db.transaction().execute(async (transaction) => {
      const inserted = await insertPerson(transaction, newPerson, now);
      await queueMail(transaction, { kind: "verify_email", userId: inserted.id }, now);
      return inserted;
    });
    return presentUser(person, freeDailyScans, 0);
  });

  serve(me, async ({ caller, now }) => {
    const person = await findPerson(db, caller.userId);
    if (!person) throw new AppError("unauthorized");
    const used = await loadScansUsed(db, { ownerId: caller.userId, period: quotaDayOf(caller, now) }, now);
    return presentUser(person, freeDailyScans, used.committed);
  });
}

/** Serves the beginning of a session, its tokens and its end. */
function serveSession(serve: Serve, parts: AccountParts): void {
  const { db, limiter, securityLog } = parts;

  serve(login, ({ body, address, caller, userAgent, now }) => {
    const device = readDevice(userAgent, caller.timeZone);
    return logIn(parts, { ...body, deviceId: body.deviceId, address, device }, now);
  });

  serve(refresh, async ({ body, address, now }) => {
    await countRefresh(limiter, { refreshToken: body.refreshToken, address }, now);
    return refreshSession(parts, body.refreshToken, now);
  });

  serve(logout, async ({ body: { refreshToken }, caller, address, now }) => {
    if (caller.kind === "user") {
      await endSession(db, { sessionId: caller.sessionId, reason: "logout" }, now);
      await securityLog.record(db, { userId: caller.userId, kind: "signed_out" }, now);
    } else if (refreshToken === undefined) throw new AppError("unauthorized");
    if (refreshToken === undefined) return;
    await countRefresh(limiter, { refreshToken, address }, now);
    await endSessionOfToken(db, hashToken(refreshToken), now);
  });
}
