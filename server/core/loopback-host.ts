const loopback = /^(localhost|127(\.\d+){3}|\[?::1\]?|.+\.localhost)$/i;

/** Whether a host name or address (an IPv6 address with or without brackets) can only mean this machine. */
export function isLoopbackHost(host: string): boolean {
  return loopback.test(host);
}
