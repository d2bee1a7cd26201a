// What the server passes to the pages it renders.
import { createContext } from "react-router";
import { defaultLanguage, type Language } from "#domain/people/language.ts";
import type { SignInProviderName } from "#domain/people/sign-in-providers.ts";

export interface PageContext {
  readonly language: Language;
  /** The public URL, without a trailing slash. */
  readonly baseUrl: string;
  /** Characters that a new password must have. */
  readonly passwordMinLength?: number;
  /** Who may vouch for people here. */
  readonly signInProviders?: readonly SignInProviderName[];
  /** Packaged products can be found by their names. */
  readonly searchesProducts?: boolean;
  /** Written as the nonce of React's inline scripts, by which the server finds them; it allows them by hash. */
  readonly scriptMark?: string;
}

export const pageContext = createContext<PageContext>({ language: defaultLanguage, baseUrl: "" });
