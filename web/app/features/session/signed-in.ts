/** web/app/features/session: who is using the app. This file: whether anyone is signed in (spec section 4: an access token exists). */
import { storedTokens } from "../../api/stored-tokens.ts";

export function isSignedIn(): boolean {
  return storedTokens() !== undefined;
}
