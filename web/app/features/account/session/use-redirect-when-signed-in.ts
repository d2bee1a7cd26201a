import { useEffect } from "react";
import { useNavigate } from "react-router";
import { isSignedIn } from "./signed-in.ts";

/** For pages that only visitors need. */
export function useRedirectWhenSignedIn(): void {
  const navigate = useNavigate();
  // Only on arrival: a login on this page navigates by itself.
  useEffect(() => {
    if (isSignedIn()) void navigate("/dashboard", { replace: true });
  }, [navigate]);
}
