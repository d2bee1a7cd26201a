import type { EndpointParts } from "#contract/endpoint.ts";
import { AppError } from "../core/app-error.ts";
import type { Caller } from "./caller.ts";

/** Throws `account_to_be_deleted`, however the person signed in: nothing is served until the account is kept. */
export function refuseBeforeDeletion(
  caller: Caller,
  { isOpenBeforeDeletion }: Pick<EndpointParts, "isOpenBeforeDeletion">,
): void {
  if (isOpenBeforeDeletion || caller.kind !== "user") return;
  if (caller.deletesAt) throw new AppError("account_to_be_deleted");
}
