/** When the account leaves this browser, here or in another tab, the page that shows its data leaves too. */
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { type NavigateFunction, useNavigate } from "react-router";
import { onSessionEnd } from "../../api/session-end.ts";
import { onTokensChange, signedInAccountId } from "../../api/stored-tokens.ts";

export function useLeaveAtSessionEnd(): void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  useEffect(() => watchAccount(queryClient, navigate), [queryClient, navigate]);
}

function watchAccount(queryClient: QueryClient, navigate: NavigateFunction): () => void {
  let shown = signedInAccountId();
  const leave = () => {
    shown = undefined;
    queryClient.clear();
    void navigate("/", { replace: true });
  };
  const followOtherTabs = () => {
    const before = shown;
    shown = signedInAccountId();
    if (before === undefined || before === shown) return;
    if (shown === undefined) return leave();
    queryClient.clear();
    // Loaded afresh: nothing of the account before is left in this page's memory.
    window.location.replace("/dashboard");
  };
  /** The browser shows a page again as it was left, after whatever has happened since. */
  const followPast = ({ persisted }: PageTransitionEvent) => {
    if (persisted) followOtherTabs();
  };
  const stops = [
    onSessionEnd(leave),
    onTokensChange((isFromAnotherTab) => {
      if (isFromAnotherTab) followOtherTabs();
      else shown = signedInAccountId();
    }),
    () => window.removeEventListener("pageshow", followPast),
  ];
  window.addEventListener("pageshow", followPast);
  return () => {
    for (const stop of stops) stop();
  };
}
