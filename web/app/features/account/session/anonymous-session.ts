import { queryOptions } from "@tanstack/react-query";
import { createAnonymousSession, validateAnonymousSession } from "#contract/endpoints/sign-in.ts";
import { anonymousFreeScans } from "#contract/limits.ts";
import { ApiError } from "../../../api/api-error.ts";
import { request } from "../../../api/request.ts";
import {
  removeAnonymousToken,
  storeAnonymousToken,
  storedAnonymousToken,
} from "../../../api/stored-tokens.ts";

interface AnonymousUsage {
  readonly scanCount: number;
  readonly remainingScans: number;
}

/** Enable only while nobody is signed in; refetch after a scan. */
export const anonymousSessionQuery = queryOptions({
  queryKey: ["anonymous-session"],
  queryFn: openAnonymousSession,
});

/** Checks the stored session, or creates a new one if there is none or it has ended. */
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

/**
 * Whether the server says that the visitor's session has ended. Other failures may be temporary, and the token holds the
 * visitor's saved meals.
 */
export function hasSessionEnded(error: unknown): boolean {
  return error instanceof ApiError && error.code === "invalid_anonymous_session";
}

function ignoreEndedSession(error: unknown): undefined {
  if (hasSessionEnded(error)) return undefined;
  throw error;
}
