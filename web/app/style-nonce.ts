/** web/app: lets the one library that writes a style element (an open dialog holds the page still) do so under the page's policy. */

/** get-nonce, which it asks, knows the nonce by this name. */
export function lendNonce(): void {
  const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
  if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
}
