// The few API calls that the benchmarks make, typed from the contract.
import type { AnswerOf, AnyEndpoint, CallOf } from "#contract/endpoint.ts";
import * as signIn from "#contract/endpoints/sign-in.ts";

export interface Session {
  readonly baseUrl: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface SentCall {
  readonly params?: Record<string, string>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Throws on any error status: timing failed calls is meaningless. */
export async function call<E extends AnyEndpoint>(
  session: Session,
  target: E,
  parts: SentCall & Partial<CallOf<E>>,
): Promise<AnswerOf<E>> {
  const path = target.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(parts.params?.[name] ?? ""),
  );
  const response = await fetch(session.baseUrl + path, {
    method: target.method,
    headers: {
      ...session.headers,
      ...parts.headers,
      ...(parts.body === undefined ? {} : { "Content-Type": "application/json" }),
    },
    ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
  });
  if (!response.ok) throw new Error(`${target.method} ${path}: ${response.status} ${await response.text()}`);
  // Not checked against the contract: the server may be of a commit whose answers had fewer fields.
  return (target.answer ? await response.json() : undefined) as AnswerOf<E>;
}

const password = "a long enough password";

/** A new account and its session. */
export async function register(baseUrl: string, name: string): Promise<Session> {
  await call(anonymous(baseUrl), signIn.register, {
    body: { firstName: "Bench", lastName: name, email: emailOf(name), password, language: "en" },
  });
  return logIn(baseUrl, name);
}

/** Logs in to the account that `register` created under this name. */
export async function logIn(baseUrl: string, name: string): Promise<Session> {
  const tokens = await call(anonymous(baseUrl), signIn.login, { body: { email: emailOf(name), password } });
  if (!("accessToken" in tokens)) throw new Error("The account has a second factor.");
  return {
    baseUrl,
    headers: { ...anonymous(baseUrl).headers, Authorization: `Bearer ${tokens.accessToken}` },
  };
}

export function logInOrRegister(baseUrl: string, name: string): Promise<Session> {
  return logIn(baseUrl, name).catch(() => register(baseUrl, name));
}

function anonymous(baseUrl: string): Session {
  return { baseUrl, headers: { "Time-Zone": "Europe/Madrid" } };
}

function emailOf(name: string): string {
  return `${name}@example.com`;
}
