// What the server passes to the pages it renders.
import { createContext } from "react-router";
import type { SignInProviderName } from "#domain/people/sign-in-providers.ts";

export interface PageContext {
  /** The public URL, without a trailing slash. */
  readonly baseUrl: string;
  /** Characters that a new password must have. */
  readonly passwordMinLength?: number;
  /** Who may vouch for people here. */
  readonly signInProviders?: readonly SignInProviderName[];
  /** The nonce in this response's content security policy; absent where pages carry no inline script. */
  readonly cspNonce?: string;
}

export const pageContext = createContext<PageContext>({ baseUrl: "" });
