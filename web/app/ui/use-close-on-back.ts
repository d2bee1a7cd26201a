// While a dialog is open, the browser's back button closes it instead of leaving the page.
import { useEffect } from "react";
import { useBlocker, useLocation, useNavigate } from "react-router";

/** React Router numbers its entries in the history's state; 0 is the entry with which this document was opened. */
function isFirstEntry(): boolean {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null && "idx" in state && state.idx === 0;
}

export function useCloseOnBack(close: () => void): void {
  const location = useLocation();
  const navigate = useNavigate();
  const blocker = useBlocker(({ historyAction }) => historyAction === "POP");

  // Going back from the document's first entry would load another document, which cannot be blocked:
  // push a second entry for the same page.
  useEffect(() => {
    if (isFirstEntry()) void navigate(location, { preventScrollReset: true });
  }, [location, navigate]);

  useEffect(() => {
    if (blocker.state !== "blocked") return;
    blocker.reset();
    close();
  }, [blocker, close]);
}
