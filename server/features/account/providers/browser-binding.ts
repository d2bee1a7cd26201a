import { hashToken, newOpaqueToken } from "../../../core/opaque-token.ts";
import type { CallCookies } from "../../../http/call-cookies.ts";
import { signInLifeMs } from "./sign-in-life.ts";

/** Browsers accept a `__Host-` cookie only over TLS and from this very host. */
const cookieNames = { secure: "__Host-sign_in", plain: "sign_in" } as const;
const wellFormed = /^[\w-]{43}$/;

export interface BoundCall {
  readonly cookies: CallCookies;
  /** Whether the product is reached over TLS. */
  readonly isSecure: boolean;
}

/** Undefined for a browser in which no sign-in began. */
export function readBinding({ cookies, isSecure }: BoundCall): Buffer | undefined {
  const value = cookies.read(isSecure ? cookieNames.secure : cookieNames.plain);
  return value !== undefined && wellFormed.test(value) ? hashToken(value) : undefined;
}

/**
 * Binds the sign-in to the browser. The cookie is read only by calls of our own pages, so it is never sent along from another
 * site, and it serves several tabs.
 */
export function bindBrowser(call: BoundCall): Buffer {
  const { cookies, isSecure } = call;
  const name = isSecure ? cookieNames.secure : cookieNames.plain;
  const given = cookies.read(name);
  const value = given !== undefined && wellFormed.test(given) ? given : newOpaqueToken();
  const parts = ["Path=/", "HttpOnly", "SameSite=Strict", `Max-Age=${signInLifeMs / 1000}`];
  cookies.set(name, value, [...parts, ...(isSecure ? ["Secure"] : [])].join("; "));
  return hashToken(value);
}
