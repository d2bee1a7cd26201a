import { endpoint } from "../endpoint.ts";
import { createdToken, newPersonalToken, personalTokens, tokenParams } from "../shapes/tokens.ts";

export const listTokens = endpoint({
  method: "GET",
  path: "/api/user/tokens",
  access: "user",
  summary: "The caller's personal tokens that have not expired, newest first",
  answer: personalTokens,
});
export const createToken = endpoint({
  method: "POST",
  path: "/api/user/tokens",
  access: "user",
  summary: "Create a personal token for programs and assistants; the answer is the only place that holds it",
  needsFreshProof: true,
  body: newPersonalToken,
  answer: createdToken,
  status: 201,
  failures: ["token_limit_exceeded"],
});
export const revokeToken = endpoint({
  method: "DELETE",
  path: "/api/user/tokens/:id",
  access: "user",
  summary: "End a personal token at once",
  params: tokenParams,
  failures: ["not_found"],
});
