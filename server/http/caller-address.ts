import { isIP, isIPv4, SocketAddress } from "node:net";
import type { FastifyRequest } from "fastify";
import { createTrustedAddressCheck } from "./trusted-peers.ts";

/** The network address that rate limits count a call under. */
export type AddressOf = (request: Pick<FastifyRequest, "raw" | "headers">) => string;

const bracketed = /^\[([^\]]*)\](?::\d{1,5})?$/;
const withPort = /^([\d.]+):\d{1,5}$/;
const mapped = "::ffff:";

/** The address without port, brackets and zone, so that each has one spelling. Undefined for anything but an IP address. */
export function ipAddressOf(text: string): string | undefined {
  const trimmed = text.trim();
  const [bare = ""] = (bracketed.exec(trimmed)?.[1] ?? withPort.exec(trimmed)?.[1] ?? trimmed).split("%");
  if (isIP(bare) === 0) return undefined;
  if (isIPv4(bare)) return bare;
  const { address } = new SocketAddress({ address: bare, family: "ipv6" });
  const inner = address.startsWith(mapped) ? address.slice(mapped.length) : "";
  return isIPv4(inner) ? inner : address;
}

/**
 * The nearest hop of `X-Forwarded-For` that is not a trusted proxy. If that hop is not an IP address, the call is counted under
 * the proxy that forwarded it: otherwise made-up values would be new identities.
 */
export function readCallerAddresses(trustedProxies: readonly string[]): AddressOf {
  const isTrusted = createTrustedAddressCheck(trustedProxies);
  return ({ raw, headers }) => {
    let address = ipAddressOf(raw.socket.remoteAddress ?? "") ?? "unknown";
    const hops = [headers["x-forwarded-for"] ?? []].flat().join(",").split(",");
    while (isTrusted(address)) {
      const before = ipAddressOf(hops.pop() ?? "");
      if (before === undefined) return address;
      address = before;
    }
    return address;
  };
}
