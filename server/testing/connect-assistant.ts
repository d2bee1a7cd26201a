// A program that connects itself to a person's diary by OAuth, as assistants do.
import { createHash, randomBytes } from "node:crypto";
import { logMeal } from "#contract/endpoints/add.ts";
import { approveConnection } from "#contract/endpoints/assistants.ts";
import { getDailySummary } from "#contract/endpoints/meals.ts";
import { mcpPath } from "#contract/mcp.ts";
import { cookieOf } from "./sign-in-through.ts";
import type { SignedIn, TestAnswer, TestApp } from "./test-app.ts";

const assistantRedirect = "https://assistant.example/callback";
export const testResource = `https://platewise.example${mcpPath}`;

type Fields = Readonly<Record<string, unknown>>;
type Texts = Readonly<Record<string, string>>;

export async function registerAssistant(app: TestApp, fields: Fields = {}): Promise<TestAnswer> {
  const payload = { client_name: "Assistant", redirect_uris: [assistantRedirect], ...fields };
  return app.inject({ method: "POST", url: "/api/oauth/register", payload });
}

/** The state of the program and of the browser while the person is asked. */
export interface PendingConnection {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly verifier: string;
  /** Id of the page's request; empty where the browser was sent elsewhere. */
  readonly id: string;
  readonly cookie: string;
  /** Where the browser was sent. */
  readonly location: string;
}

interface Asking {
  readonly clientId?: string;
  readonly redirectUri?: string;
  readonly cookie?: string;
  /** Replace what is asked for; an empty text leaves it out. */
  readonly query?: Texts;
}

/** The browser follows the program's link. */
export async function askToConnect(app: TestApp, asking: Asking = {}): Promise<PendingConnection> {
  const { redirectUri = assistantRedirect, cookie = "" } = asking;
  const clientId = asking.clientId ?? (await registerAssistant(app)).body.client_id;
  const verifier = randomBytes(32).toString("base64url");
  const query = Object.entries({
    ...{ response_type: "code", client_id: clientId, redirect_uri: redirectUri, state: "its-state" },
    ...{ scope: "read write", resource: testResource, code_challenge_method: "S256" },
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    ...asking.query,
  }).filter(([, value]) => value !== "");
  const headers = { cookie };
  const answer = await app.inject({
    method: "GET",
    url: "/api/oauth/authorize",
    query: Object.fromEntries(query),
    headers,
  });
  const location = String(answer.headers.location ?? "");
  const id = new URL(location, "http://here").searchParams.get("request") ?? "";
  return { clientId, redirectUri, verifier, id, cookie: cookieOf(answer.headers), location };
}

/** The person agrees on the page. */
export function agree(
  app: TestApp,
  person: SignedIn,
  { id, cookie, fields }: Pick<PendingConnection, "id" | "cookie"> & { readonly fields?: Fields },
): Promise<TestAnswer> {
  const body = { userId: person.userId, scope: "write", expiresInDays: 90, ...fields };
  return app.call(approveConnection, { params: { id }, headers: { ...person.headers, cookie }, body });
}

/** The page sends the browser back: where it arrives. */
export async function leavePage(
  app: TestApp,
  { id, cookie }: Pick<PendingConnection, "id" | "cookie">,
): Promise<URL> {
  const answer = await app.inject({
    method: "GET",
    url: `/api/oauth/authorize/${id}`,
    headers: { cookie },
  });
  return new URL(String(answer.headers.location), "https://platewise.example");
}

/** The program's call, with a form. */
export function postForm(app: TestApp, url: string, fields: Texts): Promise<TestAnswer> {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  return app.inject({ method: "POST", url, headers, payload: String(new URLSearchParams(fields)) });
}

export function exchangeCode(
  app: TestApp,
  {
    clientId,
    redirectUri,
    verifier,
    code,
    fields,
  }: PendingConnection & {
    readonly code: string;
    readonly fields?: Texts;
  },
): Promise<TestAnswer> {
  return postForm(app, "/api/oauth/token", {
    ...{ grant_type: "authorization_code", client_id: clientId, redirect_uri: redirectUri, code },
    ...{ code_verifier: verifier, resource: testResource, ...fields },
  });
}

export interface ConnectedAssistant {
  readonly clientId: string;
  readonly code: string;
  readonly asked: PendingConnection;
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly scope: string;
  /** The headers of its calls. */
  readonly headers: Texts;
}

/** Connects an assistant to the account in all steps, from registration to its tokens. */
export async function connectAssistant(
  app: TestApp,
  person: SignedIn,
  { scope = "write", expiresInDays = 90 }: { scope?: string; expiresInDays?: number } = {},
): Promise<ConnectedAssistant> {
  const asked = await askToConnect(app);
  const agreed = await agree(app, person, { ...asked, fields: { scope, expiresInDays } });
  if (agreed.status !== 200) throw new Error(`not agreed: ${JSON.stringify(agreed.body)}`);
  const code = (await leavePage(app, asked)).searchParams.get("code") ?? "";
  const { body, status } = await exchangeCode(app, { ...asked, code });
  if (status !== 200) throw new Error(`not exchanged: ${JSON.stringify(body)}`);
  return {
    ...{ clientId: asked.clientId, code, asked, scope: body.scope },
    ...{ accessToken: body.access_token, refreshToken: body.refresh_token },
    headers: { authorization: `Bearer ${body.access_token}` },
  };
}

export function renew(
  app: TestApp,
  { clientId, refreshToken }: Pick<ConnectedAssistant, "clientId" | "refreshToken">,
  fields: Texts = {},
): Promise<TestAnswer> {
  return postForm(app, "/api/oauth/token", {
    ...{ grant_type: "refresh_token", client_id: clientId, refresh_token: refreshToken, ...fields },
  });
}

/** A call's status with the code of its refusal, OAuth's or ours. */
export const outcomeOf = ({ status, body }: TestAnswer) => [status, body?.code ?? body?.error];

/** The status of a call that reads the diary. */
export async function reads(app: TestApp, headers: Texts): Promise<number> {
  return (await app.call(getDailySummary, { headers })).status;
}

const loggedItems = [{ from: "quick", name: "Coffee", calories: 60 }];

/** The status of a call that changes the diary. */
export async function writes(app: TestApp, headers: Texts): Promise<number> {
  return (await app.call(logMeal, { headers, body: { items: loggedItems } })).status;
}
