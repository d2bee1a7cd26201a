const ipAddress = /^[\d.]+$|^\[/;

/** False in old browsers, and on a site whose address is an IP address. */
export function hasPasskeySupport(): boolean {
  return "PublicKeyCredential" in window && !ipAddress.test(window.location.hostname);
}
