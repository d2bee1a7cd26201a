/** server/http: whether a request comes straight from a proxy that is trusted: what it says of a request's number and trace is believed. */
import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

export type IsTrusted = (request: Pick<IncomingMessage, "socket">) => boolean;

/** The names that Fastify's `trustProxy` takes for networks. */
const namedNetworks: Readonly<Record<string, readonly string[]>> = {
  loopback: ["127.0.0.1/8", "::1/128"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

const familyOf = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

/** Addresses, networks as `10.0.0.0/8`, and Fastify's names for networks. */
export function trustPeers(trustedProxies: readonly string[]): IsTrusted {
  const trusted = new BlockList();
  for (const entry of trustedProxies.flatMap((name) => namedNetworks[name] ?? name)) {
    const [address = "", bits] = entry.split("/");
    if (bits === undefined) trusted.addAddress(address, familyOf(address));
    else trusted.addSubnet(address, Number(bits), familyOf(address));
  }
  return ({ socket: { remoteAddress } }) =>
    remoteAddress !== undefined &&
    isIP(remoteAddress) !== 0 &&
    trusted.check(remoteAddress, familyOf(remoteAddress));
}
