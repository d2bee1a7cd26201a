// A real OpenID provider on loopback that behaves as Google's or Apple's, and can be told to misbehave.
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type CryptoKey, exportJWK, generateKeyPair, type JWK } from "jose";
import Provider, { type Configuration, interactionPolicy } from "oidc-provider";
import type { SignInProviderName } from "#domain/people/sign-in-providers.ts";
import { type AppleTeam, exchangeAppleSecret } from "./apple-team.ts";
import { answerInteraction } from "./interaction-page.ts";

interface ProviderPerson {
  readonly sub: string;
  readonly email?: string;
  /** Apple writes it as a text. */
  readonly email_verified?: boolean | "true" | "false";
  readonly given_name?: string;
  readonly family_name?: string;
}

/** `garbage` answers are no JSON, `huge` ones never end, `slow` ones do not come. */
type Trouble = "slow" | "garbage" | "huge" | "failing";

export interface LoopbackProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The key that signs its tokens, for forgeries. */
  readonly signingKey: CryptoKey;
  readonly keyId: string;
  /** Who signs in next. */
  person: ProviderPerson;
  /** Changes each identity token on its way. */
  tamper: ((token: string) => Promise<string>) | undefined;
  /** What goes wrong in everything but the person's pages. */
  trouble: Trouble | undefined;
  /** To be called once our own address is known. */
  register(redirectUri: string): void;
  close(): Promise<void>;
}

export interface LoopbackSettings {
  readonly name: SignInProviderName;
  /** Apple's: whose signature counts in place of a secret. */
  readonly team?: AppleTeam;
}

const keyId = "loopback-key";
const discoveryPath = "/.well-known/openid-configuration";
const tokenPath = "/token";
const keysPath = "/jwks";

export async function startLoopbackProvider(settings: LoopbackSettings): Promise<LoopbackProvider> {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: keyId, use: "sig", alg: "RS256" };
  let callback: ReturnType<Provider["callback"]> | undefined;
  let provider: Provider | undefined;
  const server = createServer((request, response) => {
    void answer(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // Another site than the product, which browser tests open as localhost.
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const double: LoopbackProvider = {
    issuer,
    clientId: `platewise-${settings.name}`,
    clientSecret: randomBytes(24).toString("base64url"),
    signingKey: privateKey,
    keyId,
    person: { sub: "nobody" },
    tamper: undefined,
    trouble: undefined,
    register: (redirectUri) => {
      provider = createProvider(double, { settings, key, redirectUri });
      callback = provider.callback();
    },
    close: () => close(server),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url?.split("?")[0] ?? "";
    const isForOurServer = [discoveryPath, tokenPath, keysPath].includes(path);
    if (double.trouble && isForOurServer) return misbehave(double.trouble, response);
    if (!provider || !callback) throw new Error("Register the redirect URI first.");
    if (path.startsWith("/interaction/"))
      return answerInteraction(provider, { request, response, person: double.person });
    if (path === tokenPath && settings.team) await exchangeAppleSecret(request, settings.team, double);
    await callback(request, response);
  }
  return double;
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
}

function misbehave(trouble: Trouble, response: ServerResponse): void {
  if (trouble === "slow") return;
  if (trouble === "failing") return void response.writeHead(500).end("Internal error");
  response.writeHead(200, { "Content-Type": "application/json" });
  if (trouble === "garbage") return void response.end("<html>Welcome to the hotel's network</html>");
  const piece = Buffer.alloc(64 * 1024, " ");
  const send = () => {
    while (!response.destroyed && response.write(piece));
  };
  response.on("drain", send);
  send();
}

interface ProviderSettings {
  readonly settings: LoopbackSettings;
  readonly key: JWK;
  readonly redirectUri: string;
}

function createProvider(
  double: LoopbackProvider,
  { settings, key, redirectUri }: ProviderSettings,
): Provider {
  const configuration: Configuration = {
    clients: [
      {
        client_id: double.clientId,
        client_secret: double.clientSecret,
        redirect_uris: [redirectUri],
        grant_types: ["authorization_code"],
        response_types: ["code"],
        token_endpoint_auth_method: "client_secret_post",
        id_token_signed_response_alg: "RS256",
      },
    ],
    jwks: { keys: [key] },
    scopes: ["openid", "email", "profile", "name"],
    claims: {
      openid: ["sub"],
      email: ["email", "email_verified"],
      profile: ["given_name", "family_name"],
    },
    // Both put the claims into the identity token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: [randomBytes(16).toString("hex")] },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}`, policy: createPolicy() },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: async () => ({ ...double.person, sub }),
    }),
    loadExistingGrant: grantAll,
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 600, Session: 600 },
  };
  const provider = new Provider(double.issuer, configuration);
  provider.use(async (context, next) => {
    await next();
    const { body } = context;
    if (double.tamper && typeof body === "object" && body !== null && "id_token" in body) {
      body.id_token = await double.tamper(String(body.id_token));
    }
    if (settings.name === "apple") addAppleUser(context, double.person);
  });
  return provider;
}

/** Lets people choose an account when they are asked to, as Google does. */
function createPolicy() {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: "select_account", requestable: true }), 0);
  return policy;
}

/** Grants what people allow by pressing "Continue". */
const grantAll: NonNullable<Configuration["loadExistingGrant"]> = async (context) => {
  const { client, session, provider } = context.oidc;
  if (!client || !session?.accountId) return undefined;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope("openid email profile name");
  await grant.save();
  return grant;
};

/** Adds what Apple sends beside the code, in the form that posts back to us, only the person's first time. */
function addAppleUser(context: { type: string; body: unknown }, person: ProviderPerson): void {
  const { given_name: firstName, family_name: lastName, email } = person;
  if (firstName === undefined || typeof context.body !== "string" || !context.body.includes('name="code"'))
    return;
  const user = JSON.stringify({ name: { firstName, lastName }, email }).replaceAll('"', "&quot;");
  context.body = context.body.replace("</form>", `<input type="hidden" name="user" value="${user}"/></form>`);
}
