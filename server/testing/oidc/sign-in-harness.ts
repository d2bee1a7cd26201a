// The whole application with real OpenID providers on loopback in place of Google and Apple.
import { generateKeyPairSync } from "node:crypto";
import * as endpoints from "#contract/endpoints/sign-in-providers.ts";
import { providerCallbackPath } from "#contract/provider-callback.ts";
import type { SignInProviderName } from "#domain/people/sign-in-providers.ts";
import { createSignInProviders } from "../../adapters/sign-in-providers/sign-in-adapters.ts";
import { type BegunSignIn, beginSignIn, followCallback } from "../sign-in-through.ts";
import { createTestApp, type TestAnswer, type TestApp, type TestAppOptions } from "../test-app.ts";
import { type LoopbackProvider, startLoopbackProvider } from "./loopback-provider.ts";
import { visitProvider } from "./visit-provider.ts";

export interface SignInHarness {
  readonly app: TestApp;
  readonly google: LoopbackProvider;
  readonly apple: LoopbackProvider;
  close(): Promise<void>;
}

const publicAddress = "https://platewise.example";
const [teamId, keyId] = ["TEAM123456", "KEY1234567"];

export async function createSignInHarness(options: TestAppOptions = {}): Promise<SignInHarness> {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const google = await startLoopbackProvider({ name: "google" });
  const apple = await startLoopbackProvider({ name: "apple", team: { teamId, keyId, publicKey } });
  google.register(publicAddress + providerCallbackPath.replace(":provider", "google"));
  apple.register(publicAddress + providerCallbackPath.replace(":provider", "apple"));
  const signInProviders = createSignInProviders({
    google: { issuer: google.issuer, clientId: google.clientId, clientSecret: google.clientSecret },
    apple: {
      ...{ issuer: apple.issuer, clientId: apple.clientId, teamId, keyId },
      privateKey: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    },
  });
  const app = await createTestApp({
    hasFoods: false,
    baseUrl: publicAddress,
    adapters: { signInProviders },
    ...options,
  });
  return {
    app,
    google,
    apple,
    close: async () => {
      await Promise.all([app.close(), google.close(), apple.close()]);
    },
  };
}

/** Goes through the provider's pages, from the button to the ticket. */
export async function signInAtProvider(
  app: TestApp,
  provider: SignInProviderName,
  begun?: BegunSignIn,
): Promise<{ readonly ticket: string; readonly cookie: string }> {
  const { address, cookie } = begun ?? (await beginSignIn(app, { provider }));
  const { method, url, fields } = await visitProvider(address);
  if (method === "GET") return { ticket: await followCallback(app, fields, provider), cookie };
  const { headers } = await app.inject({
    method: "POST",
    url: url.pathname,
    headers: { "content-type": "application/x-www-form-urlencoded", origin: url.origin },
    payload: new URLSearchParams({ ...fields }).toString(),
  });
  return { ticket: new URLSearchParams(String(headers.location).split("#")[1]).get("ticket") ?? "", cookie };
}

interface FinishOptions {
  readonly ticket: string;
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

export async function finish(
  app: TestApp,
  { ticket, cookie = "", headers, body }: FinishOptions,
): Promise<TestAnswer> {
  return app.call(endpoints.finishProviderSignIn, {
    body: { ticket, ...body },
    headers: { "time-zone": "Europe/Madrid", "accept-language": "es-MX", ...headers, cookie },
  });
}

/** The whole way: status, and error code or outcome. */
export async function signInThrough(app: TestApp, provider: SignInProviderName): Promise<TestAnswer> {
  return finish(app, await signInAtProvider(app, provider));
}
