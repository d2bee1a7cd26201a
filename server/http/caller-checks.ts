import type { AnyEndpoint } from "#contract/endpoint.ts";
import { freshProofMinutes } from "#contract/limits.ts";
import { AppError } from "../core/app-error.ts";
import type { Caller } from "./caller.ts";

/** Throws `fresh_proof_needed`. For an endpoint that always needs it, set `needsFreshProof` in the contract instead. */
export function checkFreshProof(caller: Caller, now: Date): void {
  const provedAt = caller.kind === "user" ? caller.provedAt : null;
  const ageMs = provedAt === null ? Number.POSITIVE_INFINITY : now.getTime() - provedAt.getTime();
  if (Math.abs(ageMs) > freshProofMinutes * 60_000) throw new AppError("fresh_proof_needed");
}

/** Throws `account_to_be_deleted`, however the person signed in: nothing is served until the account is kept. */
export function refuseBeforeDeletion(
  caller: Caller,
  { isOpenBeforeDeletion }: Pick<AnyEndpoint, "isOpenBeforeDeletion">,
): void {
  if (isOpenBeforeDeletion || caller.kind !== "user") return;
  if (caller.deletesAt) throw new AppError("account_to_be_deleted");
}

/** Throws `token_not_allowed` where no personal token may call, and `token_reads_only` where this one may not. */
export function refuseToken(caller: Caller, { token: needed }: Pick<AnyEndpoint, "token">): void {
  if (caller.kind !== "user" || caller.tokenScope === undefined) return;
  if (needed === undefined) throw new AppError("token_not_allowed");
  if (needed === "write" && caller.tokenScope !== "write") throw new AppError("token_reads_only");
}
