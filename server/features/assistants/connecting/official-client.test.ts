import type { AddressInfo } from "node:net";
import {
  Client,
  type OAuthClientProvider,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from "@modelcontextprotocol/client";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listTokens, revokeToken } from "#contract/endpoints/tokens.ts";
import { mcpPath } from "#contract/mcp.ts";
import { agree } from "../../../testing/connect-assistant.ts";
import { createTestApp, type SignedIn, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let ana: SignedIn;
let address: string;
beforeAll(async () => {
  app = await createTestApp({ hasFoods: false, baseUrl: undefined, host: "127.0.0.1" });
  await app.app.listen({ port: 0, host: "127.0.0.1" });
  address = `http://localhost:${(app.app.server.address() as AddressInfo).port}`;
});
beforeEach(async () => {
  ana = await app.signUp();
});
afterAll(() => app.close());

/** What a program stores, as the SDK asks for it. */
class Store implements OAuthClientProvider {
  readonly redirectUrl = "http://localhost:33418/callback";
  readonly clientMetadata = { client_name: "Official client", redirect_uris: [this.redirectUrl] };
  asked: URL | undefined;
  #client: Parameters<NonNullable<OAuthClientProvider["saveClientInformation"]>>[0] | undefined;
  #tokens: Parameters<OAuthClientProvider["saveTokens"]>[0] | undefined;
  #discovered: Parameters<NonNullable<OAuthClientProvider["saveDiscoveryState"]>>[0] | undefined;
  #verifier = "";

  clientInformation = () => this.#client;
  saveClientInformation: NonNullable<OAuthClientProvider["saveClientInformation"]> = (client) => {
    this.#client = client;
  };
  tokens = () => this.#tokens;
  saveTokens: OAuthClientProvider["saveTokens"] = (tokens) => {
    this.#tokens = tokens;
  };
  redirectToAuthorization = (url: URL) => {
    this.asked = url;
  };
  saveCodeVerifier = (verifier: string) => {
    this.#verifier = verifier;
  };
  codeVerifier = () => this.#verifier;
  saveDiscoveryState: NonNullable<OAuthClientProvider["saveDiscoveryState"]> = (state) => {
    this.#discovered = state;
  };
  discoveryState = () => this.#discovered;
  invalidateCredentials = () => {
    this.#tokens = undefined;
  };
}

const transportOf = (authProvider: OAuthClientProvider) =>
  new StreamableHTTPClientTransport(new URL(mcpPath, address), { authProvider });
const newClient = () => new Client({ name: "official", version: "1.0.0" });

/** The person's browser: follows the link, agrees on the page, and arrives at the program. */
async function visit(link: URL, fields = {}): Promise<URL> {
  const asked = await fetch(link, { redirect: "manual" });
  const cookie = asked.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const id = new URL(asked.headers.get("location") ?? "", address).searchParams.get("request") ?? "";
  const { body } = await agree(app, ana, { id, cookie, fields });
  const left = await fetch(new URL(body.returnTo, address), { redirect: "manual", headers: { cookie } });
  return new URL(left.headers.get("location") ?? "");
}

/** Connects as a program does that knows nothing but the address. */
async function connect(store: Store, fields = {}): Promise<Client> {
  const first = transportOf(store);
  await expect(newClient().connect(first)).rejects.toBeInstanceOf(UnauthorizedError);
  if (!store.asked) throw new Error("The client did not ask the person.");
  await first.finishAuth((await visit(store.asked, fields)).searchParams);
  const client = newClient();
  await client.connect(transportOf(store));
  return client;
}

const toolsOf = async (client: Client) => (await client.listTools()).tools.map(({ name }) => name);
const logCoffee = (client: Client) =>
  client.callTool({
    name: "log_foods",
    arguments: { items: [{ from: "quick", name: "Coffee", calories: 60 }], mealType: "snack" },
  });

describe("the official client, given nothing but the address,", () => {
  it("finds the way, registers, asks the person, and logs a meal", async () => {
    const store = new Store();
    const client = await connect(store);
    expect(store.asked?.searchParams.get("code_challenge_method")).toBe("S256");
    expect(store.asked?.searchParams.get("resource")).toBe(address + mcpPath);
    const logged = await logCoffee(client);
    expect(logged.isError ?? false).toBe(false);
    const { body } = await app.call(listTokens, ana);
    expect(body).toMatchObject([
      { name: "Official client", connectedTo: { kind: "device", name: "localhost" }, scope: "write" },
    ]);
  });

  it("is offered only what the person ticked", async () => {
    const client = await connect(new Store(), { scope: "read" });
    expect(await toolsOf(client)).toContain("read_day");
    expect(await toolsOf(client)).not.toContain("log_foods");
  });

  it("renews its token by itself, also in calls that run at the same time", async () => {
    const store = new Store();
    const client = await connect(store);
    const before = store.tokens();
    app.clock.advance(3600_000);
    const lists = await Promise.all([toolsOf(client), toolsOf(client), toolsOf(client)]);
    expect(new Set(lists.map((names) => names.length)).size).toBe(1);
    expect(store.tokens()?.access_token).not.toBe(before?.access_token);
    expect(store.tokens()?.refresh_token).not.toBe(before?.refresh_token);
    app.clock.advance(3600_000);
    expect(await toolsOf(client)).toContain("log_foods");
  });

  it("has to ask again once the person revoked it", async () => {
    const store = new Store();
    const client = await connect(store);
    store.asked = undefined;
    const [connection] = (await app.call(listTokens, ana)).body;
    await app.call(revokeToken, { ...ana, params: { id: connection.id } });
    await expect(client.listTools()).rejects.toBeInstanceOf(UnauthorizedError);
    expect(store.asked).toBeDefined();
  });
});
