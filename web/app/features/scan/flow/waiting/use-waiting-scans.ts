import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { useIsConnected } from "../../../../api/connection.ts";
import { diaryKey } from "../../../../api/diary-key.ts";
import { newIdempotencyKey } from "../../../../api/idempotency-key.ts";
import { usePerson } from "../../../account/session/use-person.ts";
import { userQuery } from "../../../account/session/user-query.ts";
import { deleteWaitingScan, listWaitingScans, saveWaitingScan, type WaitingScan } from "./waiting-scan.ts";

/** The browser does not always report that the network is back. */
const retryIntervalMs = 30_000;

const none: readonly WaitingScan[] = [];
let preloaded: { readonly personId: string; readonly scans: readonly WaitingScan[] } | undefined;

/** Before the first picture of a page, so that it has their rows already. */
export async function preloadWaitingScans(personId: string): Promise<void> {
  preloaded = { personId, scans: await listWaitingScans(personId) };
}

function waitingQuery(personId: string) {
  return queryOptions({
    queryKey: ["waiting-scans", personId],
    queryFn: (): Promise<readonly WaitingScan[]> => listWaitingScans(personId),
    enabled: personId !== "",
    initialData: () => (preloaded?.personId === personId ? preloaded.scans : undefined),
    // Shown at once, and read again.
    initialDataUpdatedAt: 0,
  });
}

interface WaitingChanges {
  readonly discard: (scan: WaitingScan) => void;
  readonly restore: (scan: WaitingScan) => void;
  /** Sends it again under a new key, since the server has already answered the old one. */
  readonly tryAgain: (scan: WaitingScan) => void;
}

/** The account's stored scans. */
export function useWaitingScans(): readonly WaitingScan[] {
  const { data = none } = useQuery(waitingQuery(usePerson()?.id ?? ""));
  return data;
}

export function useChangeWaitingScans(): WaitingChanges {
  const refresh = useRefreshWaitingScans();
  const refreshAfter = (operation: Promise<unknown>) => void operation.then(refresh);
  return {
    discard: ({ id }) => refreshAfter(deleteWaitingScan(id)),
    restore: (scan) => refreshAfter(saveWaitingScan(scan)),
    tryAgain: (scan) => {
      const again = { ...scan, id: newIdempotencyKey(), outcome: null };
      refreshAfter(
        saveWaitingScan(again).then((isKept) => (isKept ? deleteWaitingScan(scan.id) : undefined)),
      );
    },
  };
}

/** Sends the account's stored scans as soon as the server can be reached. Call once. */
export function useSendWaitingScans(): void {
  const queryClient = useQueryClient();
  const personId = usePerson()?.id ?? "";
  const isConnected = useIsConnected();
  const refresh = useRefreshWaitingScans();
  const hasUnsent = useWaitingScans().some(({ outcome }) => outcome === null);
  useEffect(() => {
    if (!hasUnsent) return;
    const send = async () => {
      // Checked first: after the session has ended, an account's scan would be sent as a visitor's.
      await queryClient.fetchQuery({ ...userQuery, staleTime: 0, retry: false });
      const { sendWaitingScans } = await import("./send-waiting-scans.ts");
      await sendWaitingScans(personId, refresh);
    };
    const sendInBackground = () => void send().catch(() => undefined);
    if (isConnected) sendInBackground();
    const timer = setInterval(sendInBackground, retryIntervalMs);
    return () => clearInterval(timer);
  }, [hasUnsent, isConnected, personId, queryClient, refresh]);
}

/** Call after a scan was stored, sent or saved elsewhere in the app. */
export function useRefreshWaitingScans(): () => void {
  const queryClient = useQueryClient();
  return useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: ["waiting-scans"] });
    void queryClient.invalidateQueries({ queryKey: ["usage"] });
    void queryClient.invalidateQueries({ queryKey: diaryKey });
  }, [queryClient]);
}
