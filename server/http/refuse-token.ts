import type { EndpointParts } from "#contract/endpoint.ts";
import { AppError } from "../core/app-error.ts";
import type { Caller } from "./caller.ts";

/** Throws `token_not_allowed` where no personal token may call, and `token_reads_only` where this one may not. */
export function refuseToken(caller: Caller, { token: needed }: Pick<EndpointParts, "token">): void {
  if (caller.kind !== "user" || caller.tokenScope === undefined) return;
  if (needed === undefined) throw new AppError("token_not_allowed");
  if (needed === "write" && caller.tokenScope !== "write") throw new AppError("token_reads_only");
}
