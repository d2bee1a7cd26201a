import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

export type IsTrusted = (request: Pick<IncomingMessage, "socket">) => boolean;

/** The names of networks that Fastify's `trustProxy` accepts. */
const namedNetworks: Readonly<Record<string, readonly string[]>> = {
  loopback: ["127.0.0.1/8", "::1/128"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

const ipFamilyOf = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

/** Whether an address is a trusted proxy's. Takes addresses, networks as `10.0.0.0/8`, and Fastify's names for networks. */
export function createTrustedAddressCheck(
  trustedProxies: readonly string[],
): (address: string | undefined) => boolean {
  const trusted = new BlockList();
  for (const entry of trustedProxies.flatMap((name) => namedNetworks[name] ?? name)) {
    const [address = "", bits] = entry.split("/");
    if (bits === undefined) trusted.addAddress(address, ipFamilyOf(address));
    else trusted.addSubnet(address, Number(bits), ipFamilyOf(address));
  }
  return (address) =>
    address !== undefined && isIP(address) !== 0 && trusted.check(address, ipFamilyOf(address));
}

/** Whether a request comes directly from a trusted proxy, whose request id and trace are accepted. */
export function createTrustedPeerCheck(trustedProxies: readonly string[]): IsTrusted {
  const isTrusted = createTrustedAddressCheck(trustedProxies);
  return ({ socket: { remoteAddress } }) => isTrusted(remoteAddress);
}
