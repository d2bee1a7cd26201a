/** web/features/scan/waiting: what waits, for showing; sent as soon as the server is there again. */
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { newIdempotencyKey } from "../../../api/idempotency-key.ts";
import { useIsConnected } from "../../offline/use-connection.ts";
import { usePerson } from "../../session/use-person.ts";
import { userQuery } from "../../session/user-query.ts";
import { sendWaiting } from "./send-waiting.ts";
import { forgetWaiting, keepWaiting, type WaitingScan, waitingScansOf } from "./waiting-scan.ts";

/** A network may come back without saying so. */
const tryEveryMs = 30_000;

function waitingQuery(personId: string) {
  return queryOptions({
    queryKey: ["waiting-scans", personId],
    queryFn: () => waitingScansOf(personId),
    enabled: personId !== "",
  });
}

interface WaitingScans {
  readonly scans: readonly WaitingScan[];
  readonly isConnected: boolean;
  readonly discard: (scan: WaitingScan) => void;
  readonly putBack: (scan: WaitingScan) => void;
  /** Once more, as a new deed: the server has answered the one before. */
  readonly tryAgain: (scan: WaitingScan) => void;
}

export function useWaitingScans(): WaitingScans {
  const queryClient = useQueryClient();
  const personId = usePerson()?.id ?? "";
  const isConnected = useIsConnected();
  const { data: scans = [] } = useQuery(waitingQuery(personId));
  const { queryKey } = waitingQuery(personId);
  const look = useLookAgain();
  const hasUnsent = scans.some(({ outcome }) => outcome === null);

  useEffect(() => {
    if (!hasUnsent) return;
    const send = async () => {
      // Asked first: a session that has ended must not send a member's scan as a visitor's.
      await queryClient.fetchQuery({ ...userQuery, staleTime: 0, retry: false });
      await sendWaiting(personId, look);
    };
    const sendQuietly = () => void send().catch(() => undefined);
    if (isConnected) sendQuietly();
    const timer = setInterval(sendQuietly, tryEveryMs);
    return () => clearInterval(timer);
  }, [hasUnsent, isConnected, personId, queryClient, look]);

  const change = (deed: Promise<unknown>) =>
    void deed.then(() => queryClient.invalidateQueries({ queryKey }));
  return {
    scans,
    isConnected,
    discard: ({ id }) => change(forgetWaiting(id)),
    putBack: (scan) => change(keepWaiting(scan)),
    tryAgain: (scan) => {
      const again = { ...scan, id: newIdempotencyKey(), outcome: null };
      change(keepWaiting(again).then((isKept) => (isKept ? forgetWaiting(scan.id) : undefined)));
    },
  };
}

/** After something was kept, answered or saved elsewhere in the app. */
export function useLookAgain(): () => void {
  const queryClient = useQueryClient();
  return useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: ["waiting-scans"] });
    void queryClient.invalidateQueries({ queryKey: ["usage"] });
  }, [queryClient]);
}
