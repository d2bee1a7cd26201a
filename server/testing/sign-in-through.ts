import * as endpoints from "#contract/endpoints/sign-in-providers.ts";
import { providerCallbackPath } from "#contract/provider-callback.ts";
import type { SignInProviderName } from "#domain/people/sign-in-providers.ts";
import type { ProvenPerson } from "../features/account/providers/sign-in-provider.ts";
import type { SignedIn, TestApp } from "./test-app.ts";

type Headers = Readonly<Record<string, string>>;

/** The page's state after the person has come back. */
export interface ProviderReturn {
  readonly ticket: string;
  readonly cookie: string;
}

export interface BegunSignIn {
  readonly address: URL;
  readonly cookie: string;
}

export function cookieOf(headers: Readonly<Record<string, unknown>>): string {
  return String(headers["set-cookie"] ?? "").split(";")[0] ?? "";
}

export async function beginSignIn(
  app: TestApp,
  {
    provider = "google",
    cookie = "",
  }: { readonly provider?: SignInProviderName; readonly cookie?: string } = {},
): Promise<BegunSignIn> {
  const headers = { cookie };
  const answer = await app.call(endpoints.startProviderSignIn, { body: { provider }, headers });
  return { address: new URL(answer.body.url), cookie: cookieOf(answer.headers) };
}

export async function beginLink(app: TestApp, headers: Headers): Promise<BegunSignIn> {
  const answer = await app.call(endpoints.startProviderLink, { body: { provider: "google" }, headers });
  return { address: new URL(answer.body.url), cookie: cookieOf(answer.headers) };
}

/** The browser arrives at our callback; returns the ticket of the page it is sent to, empty if there is none. */
export async function followCallback(
  app: TestApp,
  query: Readonly<Record<string, string>>,
  provider: SignInProviderName = "google",
): Promise<string> {
  const url = providerCallbackPath.replace(":provider", provider);
  const { headers } = await app.inject({ method: "GET", url, query: { ...query } });
  return new URLSearchParams(String(headers.location).split("#")[1]).get("ticket") ?? "";
}

/** Comes back from the provider of `TestApp` that needs no network. */
async function comeBack(app: TestApp, { address, cookie }: BegunSignIn, person: Partial<ProvenPerson>) {
  const code = app.signInProviders.google.vouchFor(address, person);
  const ticket = await followCallback(app, { state: address.searchParams.get("state") ?? "", code });
  return { ticket, cookie };
}

export async function returnFromProvider(
  app: TestApp,
  person: Partial<ProvenPerson>,
): Promise<ProviderReturn> {
  return comeBack(app, await beginSignIn(app), person);
}

/** The ticket of somebody whose address an account has. */
export async function claimAddress(app: TestApp, email: string): Promise<ProviderReturn> {
  const { ticket, cookie } = await returnFromProvider(app, { email });
  const { body } = await app.call(endpoints.finishProviderSignIn, { body: { ticket }, headers: { cookie } });
  return { ticket: body.ticket, cookie };
}

/** Comes back from the provider to link it; the page has not exchanged the ticket yet. */
export async function returnForLink(
  app: TestApp,
  { headers, email }: SignedIn,
  person: Partial<ProvenPerson> = {},
): Promise<ProviderReturn> {
  return comeBack(app, await beginLink(app, headers), { email, ...person });
}

export async function linkTestProvider(
  app: TestApp,
  signedIn: SignedIn,
  person: Partial<ProvenPerson> = {},
): Promise<void> {
  const { headers } = signedIn;
  const { ticket, cookie } = await returnForLink(app, signedIn, person);
  await app.call(endpoints.finishProviderSignIn, { body: { ticket }, headers: { ...headers, cookie } });
}
