import type { Kysely } from "kysely";
import { providerCallbackPath } from "#contract/provider-callback.ts";
import type { SignInProviderName } from "#domain/people/sign-in-providers.ts";
import { AppError } from "../../../core/app-error.ts";
import { hashToken, newOpaqueToken } from "../../../core/opaque-token.ts";
import type { Database } from "../../../database/schema.ts";
import { insertSignIn } from "./provider-sign-ins-table.ts";
import { signInLifeMs } from "./sign-in-life.ts";
import type { SignInProvider, SignInProviders } from "./sign-in-provider.ts";

export interface BeginParts {
  readonly db: Kysely<Database>;
  readonly providers: SignInProviders;
}

export interface NewProviderSignIn {
  readonly name: SignInProviderName;
  readonly browserHash: Buffer;
  /** The account to which the provider is linked; null to sign in. */
  readonly userId: string | null;
  /** Our own address as the browser knows it. */
  readonly origin: string;
}

/** Throws `provider_not_offered`. */
export function findProvider(providers: SignInProviders, name: SignInProviderName): SignInProvider {
  const provider = providers.get(name);
  if (!provider) throw new AppError("provider_not_offered");
  return provider;
}

/** The address to which the browser is sent. Throws `provider_not_offered` or `provider_unavailable`. */
export async function beginProviderSignIn(
  { db, providers }: BeginParts,
  { name, browserHash, userId, origin }: NewProviderSignIn,
  now: Date,
): Promise<URL> {
  const provider = findProvider(providers, name);
  const state = newOpaqueToken();
  const secrets = {
    nonce: newOpaqueToken(),
    codeVerifier: newOpaqueToken(),
    redirectUri: origin + providerCallbackPath.replace(":provider", name),
  };
  const address = await provider.buildAddress({ ...secrets, state });
  const expiresAt = new Date(now.getTime() + signInLifeMs);
  await insertSignIn(db, {
    ...secrets,
    stateHash: hashToken(state),
    browserHash,
    provider: name,
    userId,
    expiresAt,
  });
  return address;
}
