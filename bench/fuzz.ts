// `npm run bench -- fuzz [requests] [seed]`: sends generated calls to a running server and checks each answer against the contract.
import { randomInt } from "node:crypto";
import * as fc from "fast-check";
import { allEndpoints } from "#contract/endpoints/all-endpoints.ts";
import { createAnonymousSession, login, logout, register } from "#contract/endpoints/sign-in.ts";
import { buildRequest, extractIds, type FuzzContext } from "#server/testing/fuzz/build-request.ts";
import { findViolation } from "#server/testing/fuzz/check-answer.ts";
import { type GeneratedCall, generatedCall } from "#server/testing/fuzz/generated-call.ts";
import { call } from "./api-client.ts";
import { startServer } from "./start-server.ts";

const [requestCount = 20_000, seed = randomInt(2 ** 31)] = process.argv.slice(2).map(Number);
const concurrency = 8;
/** A request without an answer after this time counts as hanging. */
const hangMs = 30_000;
const keptIds = 200;
const password = "a long enough password";

const server = await startServer({ RATE_LIMITS: "off", FREE_DAILY_SCANS: "1000000" });
const anonymous = { baseUrl: server.baseUrl, headers: {} };
const statuses = new Map<number, number>();
const faults: string[] = [];
const ids: string[] = [];
let slowestMs = 0;

async function signUp(): Promise<Record<string, string>> {
  const email = `fuzz-${crypto.randomUUID()}@example.com`;
  await call(anonymous, register, {
    body: { firstName: "F", lastName: "Z", email, password, language: "en" },
  });
  const tokens = await call(anonymous, login, { body: { email, password } });
  if (!("accessToken" in tokens)) throw new Error("A new account has no second factor.");
  return { authorization: `Bearer ${tokens.accessToken}` };
}

/** New accounts: created after every chunk, and whenever a call has logged one out. */
async function newWorld(): Promise<FuzzContext> {
  ids.length = 0;
  const { sessionToken } = await call(anonymous, createAnonymousSession, { body: {} });
  const headersOf = {
    nobody: {},
    visitor: { "x-anonymous-session-token": sessionToken },
    free: await signUp(),
    pro: await signUp(),
    "made up": { authorization: "Bearer made.up.token" },
  };
  return { headersOf, ids };
}

async function send(made: GeneratedCall, world: FuzzContext): Promise<void> {
  const { method, url, headers, payload } = buildRequest(made, world);
  const startedAt = performance.now();
  const outcome = await fetch(server.baseUrl + url, {
    method,
    headers,
    redirect: "manual",
    signal: AbortSignal.timeout(hangMs),
    ...(payload !== undefined && { body: made.file ? Buffer.from(payload, "latin1") : payload }),
  })
    .then(async (response) => ({ response, text: await response.text() }))
    .catch((failure: unknown) => String(failure));
  slowestMs = Math.max(slowestMs, performance.now() - startedAt);
  const fault =
    typeof outcome === "string" ? `no answer: ${outcome}` : judge(made, outcome.response, outcome.text);
  if (fault) faults.push(`${method} ${url} as ${made.caller}: ${fault}\n    sent ${payload?.slice(0, 300)}`);
}

function judge({ endpoint }: GeneratedCall, { status, headers }: Response, text: string): string | undefined {
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  ids.push(...extractIds(text));
  ids.splice(0, ids.length - keptIds);
  return findViolation(endpoint, { status, contentType: headers.get("content-type") ?? "", text });
}

const anyCall = fc.oneof(...allEndpoints.map((endpoint) => generatedCall(endpoint)));
const chunk = 500;
let world = newWorld();
for (let sent = 0; sent < requestCount; sent += chunk) {
  const calls = fc.sample(anyCall, { numRuns: Math.min(chunk, requestCount - sent), seed: seed + sent });
  const waiting = calls.values();
  const worker = async () => {
    for (const made of waiting) {
      await send(made, await world);
      if (made.endpoint.path === logout.path) world = newWorld();
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  world = newWorld();
}
await world;
await server.stop();

const counted = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
console.log(`${requestCount} requests to ${allEndpoints.length} endpoints, seed ${seed}`);
console.log(`answers  ${counted.join(", ")}`);
console.log(`slowest  ${Math.round(slowestMs)} ms`);
console.log(`faults   ${faults.length}`);
for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
