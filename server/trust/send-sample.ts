import type { AnyEndpoint } from "#contract/endpoint.ts";
import { allEndpoints } from "#contract/endpoints/all-endpoints.ts";
import { sendFile } from "../testing/send-file.ts";
import { sendPhoto } from "../testing/send-photo.ts";
import type { TestAnswer, TestApp } from "../testing/test-app.ts";
import type { Owner, SampleCall } from "./make-samples.ts";
import { sampleCalls } from "./sample-calls.ts";

export const endpoints: readonly AnyEndpoint[] = allEndpoints;
export const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`;
/** Each endpoint behind its name, for `it.each`. */
export const named = (chosen: readonly AnyEndpoint[]) =>
  chosen.map((endpoint) => [nameOf(endpoint), endpoint] as const);

const endingSessions: ReadonlySet<string> = new Set(["POST /api/auth/logout", "POST /api/user/deletion"]);
/** The others would leave nobody signed in for the calls after them. */
export const leavesSessions = (endpoint: AnyEndpoint) => !endingSessions.has(nameOf(endpoint));

export async function createSampleCall(
  app: TestApp,
  endpoint: AnyEndpoint,
  owner: Owner,
): Promise<SampleCall> {
  const make = sampleCalls[nameOf(endpoint)];
  if (!make) throw new Error(`No sample call for ${nameOf(endpoint)}: add one to sample-calls.ts`);
  return make(app, owner);
}

interface SampleRequest {
  readonly call: SampleCall;
  readonly headers: Readonly<Record<string, string>>;
}

export function sendSample(
  app: TestApp,
  endpoint: AnyEndpoint,
  { call: { photo, file, ...call }, headers: own }: SampleRequest,
): Promise<TestAnswer> {
  const headers = { ...call.headers, ...own };
  if (file) return sendFile(app, { ...headers }, { endpoint, file });
  return photo ? sendPhoto(app, headers, { photo }) : app.call(endpoint, { ...call, headers });
}
