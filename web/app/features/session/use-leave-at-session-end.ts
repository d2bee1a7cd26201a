/** web/app/features/session: when the session ends, here or in another tab, what was cached goes and the visitor is at /. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { onSessionEnd } from "../../api/session-end.ts";
import { onTokensChange } from "../../api/stored-tokens.ts";
import { isSignedIn } from "./signed-in.ts";

export function useLeaveAtSessionEnd(): void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  useEffect(() => {
    let wasSignedIn = isSignedIn();
    const leave = () => {
      queryClient.clear();
      void navigate("/", { replace: true });
    };
    const stopListening = onSessionEnd(leave);
    const stopWatching = onTokensChange(() => {
      const isNow = isSignedIn();
      if (wasSignedIn && !isNow) leave();
      wasSignedIn = isNow;
    });
    return () => {
      stopListening();
      stopWatching();
    };
  }, [queryClient, navigate]);
}
