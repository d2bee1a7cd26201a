import * as endpoints from "#contract/endpoints/account.ts";
import { networkOf } from "../../../http/network-of.ts";
import { rateLimits } from "../../../http/rate-limit-list.ts";
import type { Serve } from "../../../http/serve.ts";
import { saveNames } from "../users-table.ts";
import { cancelEmailChange, requestEmailChange, resendConfirmation } from "./change-email.ts";
import { confirmByCode, confirmByLink, type EmailParts } from "./confirm-email.ts";

export function serveEmail(serve: Serve, parts: EmailParts): void {
  const { db, limiter, securityLog } = parts;

  serve(endpoints.confirmEmail, async ({ body: { token, password }, caller, address, now }) => {
    await limiter.take(rateLimits.mailedLinkFromNetwork, networkOf(address), now);
    const callerId = caller.kind === "user" ? caller.userId : undefined;
    await confirmByLink(parts, { token, callerId, password }, now);
  });

  serve(endpoints.confirmEmailByCode, async ({ body: { code }, caller, now }) => {
    await limiter.take(rateLimits.mailedCodeByAccount, caller.userId, now);
    await confirmByCode(parts, { userId: caller.userId, code }, now);
  });

  serve(endpoints.resendConfirmation, async ({ caller, now }) => {
    await limiter.take(rateLimits.confirmationMailByAccount, caller.userId, now);
    await resendConfirmation(parts, caller.userId, now);
  });

  serve(endpoints.changeEmail, async ({ body, caller, now }) => {
    await limiter.take(rateLimits.confirmationMailByAccount, caller.userId, now);
    await requestEmailChange(parts, { ...body, userId: caller.userId, sessionId: caller.sessionId }, now);
  });

  serve(endpoints.cancelEmailChange, ({ caller }) => cancelEmailChange(parts, caller.userId));

  serve(endpoints.changeName, async ({ body, caller: { userId }, now }) => {
    await saveNames(db, userId, body);
    await securityLog.record(db, { userId, kind: "name_changed" }, now);
  });
}
