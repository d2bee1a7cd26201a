/** web/app/features/session: pages for visitors send signed-in people on to their dashboard. */
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { isSignedIn } from "./signed-in.ts";

export function useRedirectWhenSignedIn(): void {
  const navigate = useNavigate();
  // Only on arrival: a login on this very page finds its own way.
  useEffect(() => {
    if (isSignedIn()) void navigate("/dashboard", { replace: true });
  }, [navigate]);
}
