import type { QueryClient } from "@tanstack/react-query";
import { logout } from "#contract/endpoints/sign-in.ts";
import { request } from "../../../api/request.ts";
import { notifyTokenListeners, storedTokens } from "../../../api/stored-tokens.ts";
import { clearStorage } from "../../../storage/clear-storage.ts";

const revocationTimeoutMs = 2000;

/**
 * Clears this browser and ends the session on the server (decision 029). The browser comes first: a tab that is closed
 * while the server is slow must not stay signed in.
 */
export async function signOut(queryClient: QueryClient): Promise<void> {
  const refreshToken = storedTokens()?.refreshToken;
  await queryClient.cancelQueries();
  const cleared = clearStorage([]);
  notifyTokenListeners();
  queryClient.clear();
  await Promise.all([cleared, revokeSession(refreshToken)]);
}

/** Sends the refresh token, since the access token may have expired. Failures are ignored. */
async function revokeSession(refreshToken: string | undefined): Promise<void> {
  if (!refreshToken) return;
  const revocation = request(logout, { body: { refreshToken } }, { outlivesPage: true }).catch(
    () => undefined,
  );
  await Promise.race([revocation, new Promise((resume) => setTimeout(resume, revocationTimeoutMs))]);
}
