// A product of its own beside providers on loopback that behave as Google's and Apple's.
import { generateKeyPairSync } from "node:crypto";
import { providerCallbackPath } from "#contract/provider-callback.ts";
import { type LoopbackProvider, startLoopbackProvider } from "#server/testing/oidc/loopback-provider.ts";
import { test as base } from "./fixtures.ts";
import { startOwnServer } from "./start-server.ts";

export interface SignInWorld {
  readonly address: string;
  readonly google: LoopbackProvider;
  readonly apple: LoopbackProvider;
}

const [teamId, keyId] = ["TEAM123456", "KEY1234567"];
const startTimeoutMs = 120_000;

async function startWorld(): Promise<SignInWorld & { close(): Promise<void> }> {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const google = await startLoopbackProvider({ name: "google" });
  const apple = await startLoopbackProvider({ name: "apple", team: { teamId, keyId, publicKey } });
  const product = await startOwnServer({
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: google.clientSecret,
    GOOGLE_ISSUER: google.issuer,
    APPLE_CLIENT_ID: apple.clientId,
    APPLE_TEAM_ID: teamId,
    APPLE_KEY_ID: keyId,
    APPLE_PRIVATE_KEY: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    APPLE_ISSUER: apple.issuer,
  });
  const { address } = product;
  for (const [name, provider] of Object.entries({ google, apple })) {
    provider.register(address + providerCallbackPath.replace(":provider", name));
  }
  const close = async () => {
    await Promise.all([product.stop(), google.close(), apple.close()]);
  };
  return { address, google, apple, close };
}

export const test = base.extend<object, { readonly world: SignInWorld }>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter.
    async ({}, use) => {
      const { close, ...world } = await startWorld();
      await use(world);
      await close();
    },
    { scope: "worker", timeout: startTimeoutMs },
  ],
  baseURL: async ({ world }, use) => use(world.address),
});
