import { useCallback } from "react";
import { showToast } from "../ui/toast/toast-store.ts";
import { useErrorText } from "./use-error-text.ts";

/** Says in a toast what did not work, and why. */
export function useFailureToast(): (title: string, error: unknown) => void {
  const errorText = useErrorText();
  return useCallback(
    (title, error) => showToast({ title, description: errorText(error), variant: "destructive" }),
    [errorText],
  );
}
