// The library that locks scrolling under an open dialog writes a style element; the page's policy allows it only with the nonce.

/** get-nonce, which the library uses, reads the nonce under this name. */
export function shareStyleNonce(): void {
  const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
  if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
}
