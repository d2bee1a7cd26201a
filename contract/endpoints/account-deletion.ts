import { endpoint } from "../endpoint.ts";
import { deletionState, requestedDeletion } from "../shapes/account-deletion.ts";

export const requestDeletion = endpoint({
  method: "POST",
  path: "/api/user/deletion",
  access: "user",
  needsFreshProof: true,
  summary: "Ask for the account's deletion in seven days; signs all devices out and cancels the subscription",
  answer: requestedDeletion,
  failures: ["payment_provider_failed", "payments_unavailable"],
});
export const readDeletion = endpoint({
  method: "GET",
  path: "/api/user/deletion",
  access: "user",
  isOpenBeforeDeletion: true,
  summary: "When the account is to be deleted, if it is",
  answer: deletionState,
});
export const keepAccount = endpoint({
  method: "DELETE",
  path: "/api/user/deletion",
  access: "user",
  isOpenBeforeDeletion: true,
  summary: "Keep the account after all; a cancelled subscription stays cancelled",
});
