import { isIPv6 } from "node:net";
import { ipAddressOf } from "./caller-address.ts";

/** An IPv6 address counts by its /64 network, which belongs to one customer. */
export function networkOf(given: string): string {
  const address = ipAddressOf(given) ?? given;
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("::");
  const front = head.split(":").filter(Boolean);
  const back = tail?.split(":").filter(Boolean) ?? [];
  const gap = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => "0");
  return [...front, ...gap, ...back]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
