import type { FastifyBaseLogger } from "fastify";
import type { WriteSecurityLine } from "./security-log.ts";

/** Writes lines of the security log. What may be an attack is written at the default level, the rest at that of requests. */
export function securityLineWriter(log: Pick<FastifyBaseLogger, "info" | "warn">): WriteSecurityLine {
  return (kind) => {
    const isSuspicious = ["sign_in_failed", "second_factor_failed", "session_reused"].includes(kind);
    log[isSuspicious ? "warn" : "info"]({ security: kind }, "security");
  };
}
