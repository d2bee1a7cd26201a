import type { AnyEndpoint } from "#contract/endpoint.ts";
import type { ErrorCode } from "#contract/error-codes.ts";

const keyFailures = ["invalid_idempotency_key", "idempotency_key_reused", "request_in_progress"] as const;
const bodyFailures = ["malformed_json", "unsupported_media_type", "payload_too_large"] as const;

/** The codes that a call can be refused with: those that follow from the endpoint's parts, then those it names itself. */
export function failuresOf(endpoint: AnyEndpoint): ReadonlySet<ErrorCode> {
  const { params, query, body, file, isIdempotent, failures = [] } = endpoint;
  return new Set<ErrorCode>([
    "invalid_time_zone",
    "too_many_requests",
    ...(params || query || body || file ? (["invalid_request"] as const) : []),
    ...(body ? bodyFailures : []),
    ...(file ? (["form_expected", "too_many_uploads", file.missing, file.tooLarge] as const) : []),
    ...(file?.several ? [file.several.tooMany] : []),
    ...failuresOfCaller(endpoint),
    ...(isIdempotent ? keyFailures : []),
    ...failures,
  ]);
}

function failuresOfCaller({
  access,
  token,
  needsFreshProof,
  isOpenBeforeDeletion,
}: AnyEndpoint): ErrorCode[] {
  if (access === "public") return [];
  const tokenFailure = token === "write" ? "token_reads_only" : "token_not_allowed";
  return [
    ...(access === "anyone" ? [] : (["unauthorized", "invalid_anonymous_session"] as const)),
    ...(access === "pro" ? (["pro_required"] as const) : []),
    ...(token === "read" ? [] : ([tokenFailure] as const)),
    ...(isOpenBeforeDeletion ? [] : (["account_to_be_deleted"] as const)),
    ...(needsFreshProof ? (["fresh_proof_needed"] as const) : []),
  ];
}
