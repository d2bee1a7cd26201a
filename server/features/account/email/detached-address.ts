/** Nobody can receive mail there (RFC 2606). */
const detachedDomain = "@detached.invalid";

/** The placeholder address of an account after the real owner has claimed its address (decision 044). */
export function detachedAddress(userId: string): string {
  return `${userId}${detachedDomain}`;
}

export function isDetached(email: string): boolean {
  return email.endsWith(detachedDomain);
}
