/** Nobody can receive mail there (RFC 2606). */
const detachedDomain = "@detached.invalid";

/** What stands in for the address of an account after its real owner has claimed it (decision 044). */
export function detachedAddress(userId: string): string {
  return `${userId}${detachedDomain}`;
}

export function isDetached(email: string): boolean {
  return email.endsWith(detachedDomain);
}
