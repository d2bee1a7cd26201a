import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { checkUsage } from "#contract/endpoints/scan.ts";
import type { Usage } from "#contract/shapes/meals.ts";
import { request } from "../../../api/request.ts";
import { today } from "../../../time/today.ts";
import { anonymousSessionQuery } from "../../account/session/anonymous-session.ts";
import { useIsSignedIn } from "../../account/session/signed-in.ts";
import { cacheUsage, countScanLocally, fallbackUsage, loadTodaysUsage } from "./cached-usage.ts";
import { accessForUser, accessForVisitor, type ScanAccess } from "./scan-access.ts";

/** Often enough that a new day's scans appear by themselves. */
const refetchIntervalMs = 60_000;
/** Parts of a page that are rendered a moment later do not ask again. */
const staleMs = 5000;

type CheckedUsage = Usage & { readonly hasCheckFailed?: boolean };

const usageQuery = queryOptions({
  queryKey: ["usage"],
  queryFn: fetchUsage,
  refetchInterval: refetchIntervalMs,
  staleTime: staleMs,
});

/** Never fails: without the server it answers with the local count. */
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
  /** Why a visitor's session could not be created. */
  readonly sessionError: Error | null;
  /** The server could not be asked, so `access` comes from the local count. */
  readonly hasUsageCheckFailed: boolean;
  /** Call after a scan: counts it locally and asks the server again. */
  readonly refresh: () => void;
}

export function useScanAccess(): ScanAccessState {
  const queryClient = useQueryClient();
  const isSignedIn = useIsSignedIn();
  const usage = useQuery({
    ...usageQuery,
    enabled: isSignedIn === true,
    // Only in the browser: on the server nobody is signed in.
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
