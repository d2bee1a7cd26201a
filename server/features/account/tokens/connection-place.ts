import type { ConnectionPlace } from "#contract/shapes/tokens.ts";
import { isLoopbackHost } from "../../../core/loopback-host.ts";

/** The place to which the browser, and with it the access, is sent. A host keeps its ASCII form, so that no letter passes for another. */
export function placeOf(redirectUri: string): ConnectionPlace {
  const { protocol, host, hostname } = new URL(redirectUri);
  if (protocol === "https:") return { kind: "site", name: host };
  if (isLoopbackHost(hostname)) return { kind: "device", name: hostname };
  return { kind: "app", name: protocol.replace(/:$/, "") };
}
