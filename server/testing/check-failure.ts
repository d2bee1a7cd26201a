import type { AnyEndpoint } from "#contract/endpoint.ts";
import { allEndpoints } from "#contract/endpoints/all-endpoints.ts";
import { errorStatus } from "#contract/error-codes.ts";
import { failuresOf } from "../http/failures-of.ts";

const ofTheContract = new Set<AnyEndpoint>(allEndpoints);
const ofAnyCall: ReadonlySet<string> = new Set([
  "internal_error",
  "service_unavailable",
  "method_not_allowed",
]);

/** Throws where an endpoint of the contract refuses with a code that its description lacks. */
export function checkFailure(endpoint: AnyEndpoint, { body }: { readonly body: { code?: unknown } }): void {
  const code = body?.code;
  if (typeof code !== "string" || !(code in errorStatus) || ofAnyCall.has(code)) return;
  const failures: ReadonlySet<string> = failuresOf(endpoint);
  if (ofTheContract.has(endpoint) && !failures.has(code))
    throw new Error(
      `${endpoint.method} ${endpoint.path} answers ${code}, which is not documented: add it to "failures" of the endpoint.`,
    );
}
