import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { type NavigateFunction, useNavigate } from "react-router";
import { onSessionEnd } from "../../../api/session-end.ts";
import { onTokensChange, signedInAccountId } from "../../../api/stored-tokens.ts";
import { rememberReturnPath } from "./return-path.ts";

/** Leaves the page when its account signs out, here or in another tab. */
export function useLeaveOnSessionEnd(): void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  useEffect(() => watchAccount(queryClient, navigate), [queryClient, navigate]);
}

function watchAccount(queryClient: QueryClient, navigate: NavigateFunction): () => void {
  let currentAccountId = signedInAccountId();
  const leave = () => {
    currentAccountId = undefined;
    queryClient.clear();
    void navigate("/", { replace: true });
  };
  const syncWithOtherTabs = () => {
    const previousAccountId = currentAccountId;
    currentAccountId = signedInAccountId();
    if (previousAccountId === undefined || previousAccountId === currentAccountId) return;
    if (currentAccountId === undefined) return leave();
    queryClient.clear();
    // A full load, so that nothing of the previous account stays in memory.
    window.location.replace("/dashboard");
  };
  /** The back/forward cache restores a page as it was, whatever has happened since. */
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) syncWithOtherTabs();
  };
  const unsubscribers = [
    onSessionEnd((accountId) => {
      const { pathname, search } = window.location;
      rememberReturnPath({ path: pathname + search, accountId });
      leave();
    }),
    onTokensChange((isFromAnotherTab) => {
      if (isFromAnotherTab) syncWithOtherTabs();
      else currentAccountId = signedInAccountId();
    }),
    () => window.removeEventListener("pageshow", onPageShow),
  ];
  window.addEventListener("pageshow", onPageShow);
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe();
  };
}
