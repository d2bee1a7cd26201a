import * as endpoints from "#contract/endpoints/sign-in-providers.ts";
import type { Language } from "#domain/people/language.ts";
import { preferredCountry } from "#domain/people/preferred-language.ts";
import { AppError } from "../../../core/app-error.ts";
import { hashToken } from "../../../core/opaque-token.ts";
import { networkOf } from "../../../http/network-of.ts";
import { rateLimits } from "../../../http/rate-limit-list.ts";
import type { Serve } from "../../../http/serve.ts";
import { readDevice } from "../sessions/device.ts";
import { findPerson } from "../users-table.ts";
import { beginProviderSignIn } from "./begin-provider-sign-in.ts";
import { type BoundCall, bindBrowser, readBinding } from "./browser-binding.ts";
import { createEmptyAccount, type Newcomer } from "./create-account.ts";
import { type FinishParts, finishProviderSignIn } from "./finish-provider-sign-in.ts";
import { linkClaimed, unlinkProvider } from "./link-provider.ts";
import { listIdentities } from "./provider-identities-table.ts";

export interface ProviderParts extends FinishParts {
  /** The configured public address, without a trailing slash; undefined: as the browser addressed us. */
  readonly baseUrl: string | undefined;
}

export function serveProviders(serve: Serve, parts: ProviderParts): void {
  serveSignInStarts(serve, parts);
  serveSignInEnds(serve, parts);
  serveSignInMethods(serve, parts);
}

const isSecure = ({ baseUrl }: ProviderParts) => baseUrl?.startsWith("https:") ?? false;

function countSignIn({ limiter }: ProviderParts, address: string, now: Date): Promise<void> {
  return limiter.take(rateLimits.providerSignInFromNetwork, networkOf(address), now);
}

/** Throws `sign_in_expired` in another browser than the one that began. */
function keyOf(parts: ProviderParts, ticket: string, { cookies }: Pick<BoundCall, "cookies">) {
  const browserHash = readBinding({ cookies, isSecure: isSecure(parts) });
  if (!browserHash) throw new AppError("sign_in_expired");
  return { ticketHash: hashToken(ticket), browserHash };
}

function serveSignInStarts(serve: Serve, parts: ProviderParts): void {
  const { baseUrl } = parts;
  serve(endpoints.startProviderSignIn, async ({ body, cookies, origin, address, now }) => {
    await countSignIn(parts, address, now);
    const browserHash = bindBrowser({ cookies, isSecure: isSecure(parts) });
    const begun = { name: body.provider, browserHash, userId: null, origin: baseUrl ?? origin };
    return { url: (await beginProviderSignIn(parts, begun, now)).href };
  });

  serve(endpoints.startProviderLink, async ({ body, caller: { userId }, cookies, origin, address, now }) => {
    await countSignIn(parts, address, now);
    const browserHash = bindBrowser({ cookies, isSecure: isSecure(parts) });
    const begun = { name: body.provider, browserHash, userId, origin: baseUrl ?? origin };
    return { url: (await beginProviderSignIn(parts, begun, now)).href };
  });
}

function serveSignInEnds(serve: Serve, parts: ProviderParts): void {
  serve(endpoints.finishProviderSignIn, async ({ body, caller, cookies, now, ...call }) => {
    await countSignIn(parts, call.address, now);
    const finish = {
      ticket: body.ticket,
      browserHash: readBinding({ cookies, isSecure: isSecure(parts) }),
      caller: caller.kind === "user" ? caller : undefined,
      newcomer: newcomerOf(body, caller, call),
      device: readDevice(call.userAgent, caller.timeZone),
      deviceId: body.deviceId,
    };
    return finishProviderSignIn(parts, finish, now);
  });

  serve(endpoints.startEmptyAccount, async ({ body, caller, cookies, now, ...call }) => {
    await countSignIn(parts, call.address, now);
    const account = {
      key: keyOf(parts, body.ticket, { cookies }),
      newcomer: newcomerOf(body, caller, call),
      device: readDevice(call.userAgent, caller.timeZone),
      deviceId: body.deviceId,
    };
    return createEmptyAccount(parts, account, now);
  });
}

function serveSignInMethods(serve: Serve, parts: ProviderParts): void {
  const { db, providers } = parts;
  serve(endpoints.listSignInMethods, async ({ caller: { userId } }) => {
    const [person, linked] = [await findPerson(db, userId), await listIdentities(db, userId)];
    return {
      hasPassword: person?.hasPassword ?? false,
      linked: linked.map(({ linkedAt, lastUsedAt, ...each }) => ({
        ...each,
        linkedAt: linkedAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
      })),
      offered: [...providers.keys()],
    };
  });

  serve(endpoints.linkClaimedProvider, async ({ body, caller: { userId, sessionId }, cookies, now }) =>
    linkClaimed(parts, { userId, sessionId, key: keyOf(parts, body.ticket, { cookies }) }, now),
  );

  serve(endpoints.unlinkProvider, ({ body: { provider }, caller: { userId }, now }) =>
    unlinkProvider(parts, { userId, provider }, now),
  );
}

function newcomerOf(
  { language }: { readonly language: Language },
  { timeZone }: { readonly timeZone: string },
  { acceptLanguage }: { readonly acceptLanguage: string | undefined },
): Newcomer {
  return { language, timeZone, country: preferredCountry(acceptLanguage) ?? null };
}
