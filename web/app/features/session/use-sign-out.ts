import { useCallback } from "react";
import { useNavigate } from "react-router";
import { writeItem } from "../../storage/stored-items.ts";

/** Leads to the page that signs out: there nothing else is shown, so nothing is asked of the server any more. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    writeItem("signOutAsked", "1");
    void navigate("/sign-out");
  }, [navigate]);
}
