import * as endpoints from "#contract/endpoints/second-factor.ts";
import { countChange } from "../../../http/count-change.ts";
import type { Serve } from "../../../http/serve.ts";
import { readDevice } from "../sessions/device.ts";
import { loadAuthenticator } from "./authenticators-table.ts";
import {
  confirmAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
  setUpAuthenticator,
} from "./change-authenticator.ts";
import { completeLogin, type LoginCompletionParts } from "./complete-login.ts";
import { countUnusedRecoveryCodes } from "./recovery-codes-table.ts";

export function serveSecondFactors(serve: Serve, parts: LoginCompletionParts): void {
  const { db } = parts;

  serve(endpoints.readSecondFactor, async ({ caller: { userId } }) => {
    const confirmedAt = (await loadAuthenticator(db, userId))?.confirmedAt;
    return {
      authenticatorSince: confirmedAt?.toISOString() ?? null,
      recoveryCodesLeft: await countUnusedRecoveryCodes(db, userId),
    };
  });
  serve(endpoints.setUpAuthenticator, ({ caller, now }) => setUpAuthenticator(parts, caller.userId, now));
  serve(endpoints.confirmAuthenticator, async ({ body, caller: { userId, sessionId }, now }) => ({
    recoveryCodes: await confirmAuthenticator(parts, { ...body, userId, sessionId }, now),
  }));
  serve(endpoints.removeAuthenticator, ({ caller, now }) => removeAuthenticator(parts, caller.userId, now));
  serve(
    endpoints.renewRecoveryCodes,
    async ({ caller, now }) => ({ recoveryCodes: await renewRecoveryCodes(parts, caller.userId, now) }),
    countChange,
  );

  serve(endpoints.completeLogin, ({ body, caller, userAgent, now }) => {
    const device = readDevice(userAgent, caller.timeZone);
    return completeLogin(parts, { ...body, deviceId: body.deviceId, device }, now);
  });
}
