import { type Query, useQueryClient } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";

/** Whether something on screen is an earlier answer whose renewal failed, and a function that tries again. */
export function useOutdatedAnswers() {
  const client = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) => client.getQueryCache().subscribe(listener),
    [client],
  );
  const areShown = useSyncExternalStore(
    subscribe,
    () =>
      client
        .getQueryCache()
        .getAll()
        .some((query) => isOutdated(query) && query.isActive()),
    () => false,
  );
  const refetch = () => void client.refetchQueries({ type: "active", predicate: isOutdated });
  return { areShown, refetch };
}

const isOutdated = ({ state }: Query) => state.status === "error" && state.data !== undefined;
