/** A visitor's session: checked when it is stored, made anew when it no longer holds. */
import { queryOptions } from "@tanstack/react-query";
import { createAnonymousSession, validateAnonymousSession } from "#contract/endpoints/identity.ts";
import { anonymousFreeScans } from "#contract/limits.ts";
import { ApiError } from "../../api/api-error.ts";
import { request } from "../../api/request.ts";
import { removeAnonymousToken, storeAnonymousToken, storedAnonymousToken } from "../../api/stored-tokens.ts";

export interface AnonymousUsage {
  readonly scanCount: number;
  readonly remainingScans: number;
}

/** To be enabled only where nobody is signed in; to be refetched after a scan. */
export const anonymousSessionQuery = queryOptions({
  queryKey: ["anonymous-session"],
  queryFn: openAnonymousSession,
});

async function openAnonymousSession(): Promise<AnonymousUsage> {
  if (storedAnonymousToken()) {
    const session = await request(validateAnonymousSession, {}).catch(ignoreEndedSession);
    if (session) return toUsage(session.scanCount, session.scanLimit);
    removeAnonymousToken();
  }
  const { sessionToken, scanCount } = await request(createAnonymousSession, {
    body: { userAgent: navigator.userAgent },
  });
  storeAnonymousToken(sessionToken);
  return toUsage(scanCount, anonymousFreeScans);
}

function toUsage(scanCount: number, scanLimit: number): AnonymousUsage {
  return { scanCount, remainingScans: Math.max(0, scanLimit - scanCount) };
}

/** Only the server's own word that the session is no good: anything else may pass, and saved meals hang on the token. */
export function hasSessionEnded(error: unknown): boolean {
  return error instanceof ApiError && error.code === "invalid_anonymous_session";
}

function ignoreEndedSession(error: unknown): undefined {
  if (hasSessionEnded(error)) return undefined;
  throw error;
}
