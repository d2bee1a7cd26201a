import * as client from "openid-client";
import type { SignInProviderName } from "#domain/people/sign-in-providers.ts";
import { AppError } from "../../core/app-error.ts";
import { isLoopbackHost } from "../../core/loopback-host.ts";
import type { ProviderAnswer, SignInProvider } from "../../features/account/providers/sign-in-provider.ts";
import { fetchBounded } from "./fetch-bounded.ts";
import { readPerson } from "./read-person.ts";

export interface OpenidSettings {
  readonly name: SignInProviderName;
  readonly issuer: string;
  readonly clientId: string;
  readonly authenticate: client.ClientAuth;
  /** Parameters beside those that OpenID Connect needs. */
  readonly parameters: Readonly<Record<string, string>>;
}

const requestTimeoutSeconds = 4;
/** Addresses of endpoints change rarely; keys are fetched anew when an unknown one signs. */
const discoveryLifeMs = 3_600_000;
/** Difference that is accepted between our clock and the provider's. */
const clockToleranceSeconds = 10;

/** The authorisation code flow with PKCE, state and nonce. */
export function createOpenidProvider(settings: OpenidSettings): SignInProvider {
  const { name, parameters } = settings;
  const discover = rememberFor(discoveryLifeMs, () => discoverProvider(settings));
  return {
    name,
    buildAddress: async ({ state, nonce, codeVerifier, redirectUri }) => {
      const configuration = await discover().catch(refuse);
      return client.buildAuthorizationUrl(configuration, {
        ...parameters,
        response_type: "code",
        redirect_uri: redirectUri,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: "S256",
      });
    },
    provePerson: async (answer, { nonce, codeVerifier, redirectUri }) => {
      if (answer.error !== undefined || answer.code === undefined) throw new AppError("sign_in_refused");
      const configuration = await discover().catch(refuse);
      const checks = {
        pkceCodeVerifier: codeVerifier,
        expectedState: answer.state,
        expectedNonce: nonce,
        idTokenExpected: true,
      };
      const tokens = await client
        .authorizationCodeGrant(configuration, addressOf(answer, redirectUri), checks)
        .catch(refuse);
      return readPerson(tokens.claims(), answer.user);
    },
  };
}

async function discoverProvider({ issuer, clientId, authenticate }: OpenidSettings) {
  const server = new URL(issuer);
  const isTest = server.protocol === "http:" && isLoopbackHost(server.hostname);
  const metadata = {
    id_token_signed_response_alg: "RS256",
    [client.clockTolerance]: clockToleranceSeconds,
  };
  return client.discovery(server, clientId, metadata, authenticate, {
    [client.customFetch]: fetchBounded,
    timeout: requestTimeoutSeconds,
    // Signatures are not checked by default where the token comes straight from the provider.
    execute: [client.enableNonRepudiationChecks, ...(isTest ? [client.allowInsecureRequests] : [])],
  });
}

/** The address to which the browser would have come by GET, whichever way it came. */
function addressOf({ state, code, issuer }: ProviderAnswer, redirectUri: string): URL {
  const address = new URL(redirectUri);
  address.searchParams.set("state", state);
  if (code !== undefined) address.searchParams.set("code", code);
  if (issuer !== undefined) address.searchParams.set("iss", issuer);
  return address;
}

/** A failure is not remembered. */
function rememberFor<T>(lifeMs: number, load: () => Promise<T>): () => Promise<T> {
  let known: { readonly value: Promise<T>; readonly until: number } | undefined;
  return () => {
    if (known && performance.now() < known.until) return known.value;
    const value = load();
    known = { value, until: performance.now() + lifeMs };
    value.catch(() => {
      if (known?.value === value) known = undefined;
    });
    return value;
  };
}

/** Failures that mean a bad answer: forged, for another client, or for another sign-in. */
const refusedCodes: ReadonlySet<string> = new Set([
  "OAUTH_INVALID_RESPONSE",
  "OAUTH_JWT_CLAIM_COMPARISON_FAILED",
  "OAUTH_JWT_TIMESTAMP_CHECK_FAILED",
  "OAUTH_KEY_SELECTION_FAILED",
  "OAUTH_UNSUPPORTED_OPERATION",
]);

function refuse(cause: unknown): never {
  if (cause instanceof client.ResponseBodyError && cause.error === "invalid_grant") {
    throw new AppError("sign_in_expired", { cause });
  }
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  const isRefused = typeof code === "string" && refusedCodes.has(code);
  throw new AppError(isRefused ? "sign_in_refused" : "provider_unavailable", { cause });
}
