import { useEffect } from "react";
import { useNavigate } from "react-router";
import { isSignedIn } from "./signed-in.ts";

/** Leaves a page that only visitors need, for somebody who is signed in. */
export function useRedirectWhenSignedIn(): void {
  const navigate = useNavigate();
  // Only on arrival: a login on this page navigates by itself.
  useEffect(() => {
    if (isSignedIn()) void navigate("/dashboard", { replace: true });
  }, [navigate]);
}
