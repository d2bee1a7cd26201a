import * as client from "openid-client";
import type { SignInConfig } from "../../core/sign-in-config.ts";
import type { SignInProviders } from "../../features/account/providers/sign-in-provider.ts";
import { createAppleSecret } from "./apple-client-secret.ts";
import { createOpenidProvider } from "./openid-provider.ts";

/** The providers whose keys are configured. */
export function createSignInProviders({ google, apple }: SignInConfig): SignInProviders {
  const providers = [
    google &&
      createOpenidProvider({
        name: "google",
        issuer: google.issuer,
        clientId: google.clientId,
        authenticate: client.ClientSecretPost(google.clientSecret),
        // Google would otherwise choose for a person with several accounts.
        parameters: { scope: "openid email profile", prompt: "select_account" },
      }),
    apple &&
      createOpenidProvider({
        name: "apple",
        issuer: apple.issuer,
        clientId: apple.clientId,
        authenticate: signForApple(createAppleSecret(apple, apple.issuer)),
        // Apple answers by a form as soon as a name or an address is asked for.
        parameters: { scope: "openid email name", response_mode: "form_post" },
      }),
  ];
  return new Map(providers.flatMap((provider) => (provider ? [[provider.name, provider] as const] : [])));
}

function signForApple(makeSecret: () => Promise<string>): client.ClientAuth {
  return async (_server, { client_id }, body) => {
    body.set("client_id", client_id);
    body.set("client_secret", await makeSecret());
  };
}
