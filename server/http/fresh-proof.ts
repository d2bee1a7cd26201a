import { freshProofMinutes } from "#contract/limits.ts";
import { AppError } from "../core/app-error.ts";
import type { Caller } from "./caller.ts";

/** Throws `fresh_proof_needed`. For an endpoint that always needs it, set `needsFreshProof` in the contract instead. */
export function checkFreshProof(caller: Caller, now: Date): void {
  const provedAt = caller.kind === "user" ? caller.provedAt : null;
  const ageMs = provedAt === null ? Number.POSITIVE_INFINITY : now.getTime() - provedAt.getTime();
  if (Math.abs(ageMs) > freshProofMinutes * 60_000) throw new AppError("fresh_proof_needed");
}
