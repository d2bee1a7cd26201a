/** web/app/ui: while a dialog is open, the browser's back button closes it instead of leaving the page. */
import { useEffect } from "react";
import { useBlocker } from "react-router";

export function useCloseOnBack(close: () => void): void {
  const blocker = useBlocker(({ historyAction }) => historyAction === "POP");
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    blocker.reset();
    close();
  }, [blocker, close]);
}
