import * as endpoints from "#contract/endpoints/account.ts";
import { preferredCountry } from "#domain/people/preferred-language.ts";
import { checkFreshProof } from "../../../http/caller-checks.ts";
import { networkOf } from "../../../http/network-of.ts";
import { rateLimits } from "../../../http/rate-limit-list.ts";
import type { Serve } from "../../../http/serve.ts";
import { queueMail } from "../../mails/mails-table.ts";
import { relyingPartyOf } from "../passkeys/relying-party.ts";
import { hasAuthenticator } from "../second-factor/authenticators-table.ts";
import type { SecondFactorParts } from "../second-factor/verify-second-factor.ts";
import { changePassword, type PasswordParts } from "./change-password.ts";
import { previewReset, resetPassword } from "./reset-password.ts";

interface PasswordRouteParts extends PasswordParts, SecondFactorParts {
  /** The configured public address, without a trailing slash. */
  readonly baseUrl: string | undefined;
}

export function servePasswords(serve: Serve, parts: PasswordRouteParts): void {
  const { db, limiter, baseUrl } = parts;

  serve(endpoints.forgotPassword, async ({ body: { email }, address, now }) => {
    await limiter.take(rateLimits.forgotPasswordFromNetwork, networkOf(address), now);
    await limiter.take(rateLimits.forgotPasswordForAddress, email.toLowerCase(), now);
    // Whether an account has the address is looked up when the mail is sent, so that this call cannot tell.
    await queueMail(db, { kind: "reset_password", userId: null, address: email }, now);
  });

  serve(endpoints.checkResetLink, async ({ body: { token }, address, now }) => {
    await limiter.take(rateLimits.mailedLinkFromNetwork, networkOf(address), now);
    return previewReset(db, token, now);
  });

  serve(endpoints.resetPassword, async ({ body, address, caller, acceptLanguage, origin, now }) => {
    await limiter.take(rateLimits.mailedLinkFromNetwork, networkOf(address), now);
    const { token, password, language, code, passkey } = body;
    const country = preferredCountry(acceptLanguage) ?? null;
    const newcomer = { language, country, timeZone: caller.timeZone };
    const proofs = {
      code,
      passkey: passkey && { assertion: passkey, relyingParty: relyingPartyOf(baseUrl, origin) },
    };
    return { ended: await resetPassword(parts, { token, password, proofs, newcomer }, now) };
  });

  serve(endpoints.changePassword, async ({ body, caller, now }) => {
    const { userId, sessionId } = caller;
    // The password in the body proves the rest.
    if (await hasAuthenticator(db, userId)) checkFreshProof(caller, now);
    await changePassword(parts, { ...body, userId, sessionId }, now);
  });
}
