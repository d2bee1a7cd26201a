const ipAddress = /^[\d.]+$|^\[/;

/** Not in old browsers, and nowhere for a site that is addressed by number. */
export function hasPasskeySupport(): boolean {
  return "PublicKeyCredential" in window && !ipAddress.test(window.location.hostname);
}
