import { useCallback } from "react";
import { useNavigate } from "react-router";
import { writeItem } from "../../../storage/stored-items.ts";

/** Signing out has its own page: nothing else is mounted there, so no other request is sent. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    writeItem("signOutAsked", "1");
    void navigate("/sign-out");
  }, [navigate]);
}
