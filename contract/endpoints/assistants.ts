import { endpoint } from "../endpoint.ts";
import {
  connectionApproval,
  connectionRequest,
  connectionRequestParams,
  connectionReturn,
} from "../shapes/assistants.ts";

export const readConnectionRequest = endpoint({
  method: "GET",
  path: "/api/oauth/requests/:id",
  access: "anyone",
  summary: "What an assistant asks for that wants to be connected; only for the browser in which it asked",
  params: connectionRequestParams,
  answer: connectionRequest,
  failures: ["connection_request_expired"],
});
export const approveConnection = endpoint({
  method: "POST",
  path: "/api/oauth/requests/:id/approve",
  access: "user",
  needsFreshProof: true,
  summary: "Connect the assistant to the caller's diary; the answer says where the browser goes next",
  params: connectionRequestParams,
  body: connectionApproval,
  answer: connectionReturn,
  failures: ["connection_request_expired", "connection_account_changed", "token_limit_exceeded"],
});
export const refuseConnection = endpoint({
  method: "POST",
  path: "/api/oauth/requests/:id/refuse",
  access: "anyone",
  summary: "Refuse the assistant; the answer says where the browser goes next",
  params: connectionRequestParams,
  answer: connectionReturn,
  failures: ["connection_request_expired"],
});
