import * as endpoints from "#contract/endpoints/passkeys.ts";
import { AppError } from "../../../core/app-error.ts";
import { countChange } from "../../../http/count-change.ts";
import { networkOf } from "../../../http/network-of.ts";
import { rateLimits } from "../../../http/rate-limit-list.ts";
import type { RateLimiter } from "../../../http/rate-limits.ts";
import type { Serve } from "../../../http/serve.ts";
import { beginSession, type SessionParts } from "../begin-session.ts";
import { lockSignInMethod } from "../lock-sign-in-method.ts";
import { readDevice } from "../sessions/device.ts";
import { recordProof } from "../sessions-table.ts";
import { addPasskey, removePasskey, startPasskeyCreation } from "./change-passkeys.ts";
import { listCredentials, listPasskeys, savePasskeyName } from "./passkeys-table.ts";
import { relyingPartyOf } from "./relying-party.ts";
import { createChallenge, verifyPasskey } from "./verify-passkey.ts";

export interface PasskeyRouteParts extends SessionParts {
  readonly limiter: RateLimiter;
  /** The configured public address, without a trailing slash. */
  readonly baseUrl: string | undefined;
}

export function servePasskeys(serve: Serve, parts: PasskeyRouteParts): void {
  const { db, baseUrl } = parts;
  servePasskeySignIn(serve, parts);
  servePasskeyProof(serve, parts);

  serve(endpoints.listPasskeys, async ({ caller }) => {
    const passkeys = await listPasskeys(db, caller.userId);
    return passkeys.map(({ createdAt, lastUsedAt, ...passkey }) => ({
      ...passkey,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    }));
  });
  serve(
    endpoints.startPasskeyCreation,
    ({ caller: { userId }, origin, now }) =>
      startPasskeyCreation(db, { userId, relyingParty: relyingPartyOf(baseUrl, origin) }, now),
    countChange,
  );
  serve(endpoints.addPasskey, ({ body: passkey, caller: { userId, sessionId }, origin, now }) => {
    const relyingParty = relyingPartyOf(baseUrl, origin);
    return addPasskey(parts, { userId, sessionId, relyingParty, passkey }, now);
  });
  serve(endpoints.renamePasskey, async ({ params, body, caller: { userId } }) => {
    const isRenamed = await savePasskeyName(db, { ...params, ...body, userId });
    if (!isRenamed) throw new AppError("not_found");
  });
  serve(endpoints.removePasskey, ({ params, caller: { userId }, now }) =>
    removePasskey(parts, { ...params, userId }, now),
  );
}

function servePasskeySignIn(serve: Serve, parts: PasskeyRouteParts): void {
  const { db, limiter, baseUrl } = parts;
  serve(endpoints.startPasskeySignIn, async ({ address, origin, now }) => {
    await limiter.take(rateLimits.passkeyFromNetwork, networkOf(address), now);
    const { id: relyingPartyId } = relyingPartyOf(baseUrl, origin);
    const challenge = await createChallenge(db, { purpose: "sign_in", userId: null }, now);
    return { challenge, relyingPartyId };
  });
  serve(endpoints.signInWithPasskey, async ({ body, address, caller, origin, userAgent, now }) => {
    await limiter.take(rateLimits.passkeyFromNetwork, networkOf(address), now);
    const relyingParty = relyingPartyOf(baseUrl, origin);
    const ceremony = { purpose: "sign_in", userId: null } as const;
    const presented = { ...ceremony, passkey: body.passkey, relyingParty };
    const { userId, id: passkeyId } = await verifyPasskey(db, presented, now);
    const device = readDevice(userAgent, caller.timeZone);
    return db.transaction().execute(async (transaction) => {
      await lockSignInMethod(transaction, { userId, shown: { way: "passkeys", passkeyId } });
      return beginSession({ ...parts, db: transaction }, { userId, device, deviceId: body.deviceId }, now);
    });
  });
}

function servePasskeyProof(serve: Serve, { db, baseUrl }: PasskeyRouteParts): void {
  serve(
    endpoints.startPasskeyProof,
    async ({ caller: { userId }, origin, now }) => {
      const challenge = await createChallenge(db, { purpose: "prove", userId }, now);
      const credentials = await listCredentials(db, userId);
      const allowed = credentials.map(({ id }) => id);
      return { challenge, relyingPartyId: relyingPartyOf(baseUrl, origin).id, allowed, credentials };
    },
    countChange,
  );
  serve(endpoints.proveByPasskey, async ({ body, caller: { userId, sessionId }, origin, now }) => {
    const relyingParty = relyingPartyOf(baseUrl, origin);
    await verifyPasskey(db, { purpose: "prove", userId, passkey: body.passkey, relyingParty }, now);
    await recordProof(db, sessionId, now);
  });
}
