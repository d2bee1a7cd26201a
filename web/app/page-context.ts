/** web/app: what the server hands to a page that it renders. */
import { createContext } from "react-router";

export interface PageContext {
  /** The public address, without a slash at the end. */
  readonly baseUrl: string;
  /** The nonce that this response's content security policy allows; absent where pages carry no script of their own. */
  readonly cspNonce?: string;
}

export const pageContext = createContext<PageContext>({ baseUrl: "" });
