/** web/app/ui: while a dialog is open, the browser's back button closes it instead of leaving the page. */
import { useEffect } from "react";
import { useBlocker, useLocation, useNavigate } from "react-router";

/** React Router numbers its entries in the history's state: 0 is the one that this document was opened with. */
function isFirstEntry(): boolean {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null && "idx" in state && state.idx === 0;
}

export function useCloseOnBack(close: () => void): void {
  const location = useLocation();
  const navigate = useNavigate();
  const blocker = useBlocker(({ historyAction }) => historyAction === "POP");

  // From the document's first entry, back would leave for another document, where nothing can be held up:
  // a second entry of the same page is put on top of it.
  useEffect(() => {
    if (isFirstEntry()) void navigate(location, { preventScrollReset: true });
  }, [location, navigate]);

  useEffect(() => {
    if (blocker.state !== "blocked") return;
    blocker.reset();
    close();
  }, [blocker, close]);
}
