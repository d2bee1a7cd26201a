/** web/features/scan: whether the person on this page may scan, and how often still. */
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { checkUsage } from "#contract/endpoints/scanning.ts";
import type { Usage } from "#contract/shapes/meals.ts";
import { request } from "../../../api/request.ts";
import { today } from "../../../time/today.ts";
import { anonymousSessionQuery } from "../../session/anonymous-session.ts";
import { useIsSignedIn } from "../../session/signed-in.ts";
import { cacheUsage, countScanLocally, fallbackUsage, loadTodaysUsage } from "./cached-usage.ts";
import { accessForUser, accessForVisitor, type ScanAccess } from "./scan-access.ts";

/** Looked at anew this often, so that the day's new scans show (spec section 9). */
const refetchIntervalMs = 60_000;

/** `isAssumed`: the server could not be asked. */
type CheckedUsage = Usage & { readonly hasCheckFailed?: boolean };

const usageQuery = queryOptions({
  queryKey: ["usage"],
  queryFn: fetchUsage,
  refetchInterval: refetchIntervalMs,
});

/** Never fails: without the server the local count is assumed (spec section 8). */
async function fetchUsage({ signal }: { signal: AbortSignal }): Promise<CheckedUsage> {
  try {
    const usage = await request(checkUsage, {}, { signal });
    cacheUsage(usage, today());
    return usage;
  } catch (error) {
    if (signal.aborted) throw error;
    return { ...fallbackUsage(today()), hasCheckFailed: true };
  }
}

interface ScanAccessState {
  readonly access: ScanAccess;
  readonly isVisitor: boolean;
  /** Why the visitor's session could not be opened. */
  readonly sessionError: Error | null;
  /** The account's scans could not be checked: what is shown is the local count. */
  readonly hasUsageCheckFailed: boolean;
  /** After a scan: counts it here and asks the server anew. */
  readonly refresh: () => void;
}

export function useScanAccess(): ScanAccessState {
  const queryClient = useQueryClient();
  const isSignedIn = useIsSignedIn();
  const usage = useQuery({
    ...usageQuery,
    enabled: isSignedIn === true,
    // In the browser alone: nobody is signed in where the page is rendered first.
    ...(isSignedIn === true && { placeholderData: () => loadTodaysUsage(today()) }),
  });
  const session = useQuery({ ...anonymousSessionQuery, enabled: isSignedIn === false });
  const refresh = useCallback(() => {
    if (isSignedIn) countScanLocally(today());
    const { queryKey } = isSignedIn ? usageQuery : anonymousSessionQuery;
    queryClient.invalidateQueries({ queryKey });
  }, [queryClient, isSignedIn]);
  const access = isSignedIn && usage.data ? accessForUser(usage.data) : accessForVisitor(session.data);
  return {
    access,
    isVisitor: isSignedIn !== true,
    sessionError: session.error,
    hasUsageCheckFailed: isSignedIn === true && usage.data?.hasCheckFailed === true,
    refresh,
  };
}
