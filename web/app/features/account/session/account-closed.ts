import { ApiError } from "../../../api/api-error.ts";

/** Where a person decides about an account that is to be deleted. */
export const keepAccountPath = "/keep-account";

/** Whether nothing of the account is served, because it is to be deleted. */
export function isAccountClosed(error: unknown): boolean {
  return error instanceof ApiError && error.code === "account_to_be_deleted";
}
