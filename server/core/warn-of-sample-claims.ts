import type { Config } from "./config.ts";
import { isLoopbackHost } from "./loopback-host.ts";

/** A warning where a public address would show our sample figures and praise; undefined on an address of this machine. */
export function warnOfSampleClaims({
  baseUrl,
  areClaimsConfirmed,
}: Pick<Config, "baseUrl" | "areClaimsConfirmed">): string | undefined {
  const isPublic = baseUrl !== undefined && !isLoopbackHost(new URL(baseUrl).hostname);
  if (!isPublic || areClaimsConfirmed) return undefined;
  return "Landing page: its figures and testimonials are samples. Replace or remove them in content/claims.json, or make sure that they are yours; then set LANDING_CLAIMS=confirmed.";
}
